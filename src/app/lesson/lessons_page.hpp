#pragma once

#include "app/pages/page.hpp"
#include "app/pages/page_context.hpp"
#include "screens/model/lesson_shown.hpp"

namespace elgrande::screens
{

/// The list of all lessons, and how far each has come.
class LessonsPage final : public Page
{
public:
    explicit LessonsPage(const PageContext& context) : context_(context) {}

    std::optional<Intent> draw(Ui& ui) override;
    void describe(Mirror& mirror) override;

private:
    const PageContext& context_;
};

/// The lesson that comes next: the first one that was not learned, else the first.
LessonOffer lesson_offer(const PageContext& context);

} // namespace elgrande::screens
