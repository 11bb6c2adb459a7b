#pragma once

#include "app/pages/page.hpp"
#include "app/pages/page_context.hpp"
#include "screens/model/lesson_shown.hpp"

#include <optional>

namespace elgrande::screens
{

/// The list of all lessons with their progress.
class LessonsPage final : public Page
{
public:
    explicit LessonsPage(const PageContext& context) : context_(context) {}

    std::optional<Intent> draw(Ui& ui) override;
    void describe(Mirror& mirror) override;

private:
    const PageContext& context_;
};

/// Returns the lesson that the start page offers: the first one that is not completed and is about the classic game or
/// was begun; the first lesson if there is none.
LessonOffer lesson_offer(const PageContext& context);

} // namespace elgrande::screens
