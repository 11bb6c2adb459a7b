#pragma once

#include "app/pages/offer.hpp"
#include "app/pages/page.hpp"
#include "app/pages/page_context.hpp"
#include "app/puzzle/made_puzzle.hpp"

#include <cstdint>
#include <functional>
#include <memory>
#include <optional>
#include <string>
#include <utility>
#include <vector>

namespace elgrande::screens
{

/// "Make a puzzle": the task and the texts, the solver's verdict, and the link.
class PuzzleMakerPage final : public Page
{
public:
    /// `context` must outlive this object. PuzzleMakerController asks the solver about `made` while the page holds it.
    PuzzleMakerPage(const PageContext& context, std::shared_ptr<MadePuzzle> made)
        : context_(context), made_(std::move(made))
    {
    }

    std::optional<Intent> draw(Ui& ui) override;
    void describe(Mirror& mirror) override;
    bool handle(const Intent& intent) override;

private:
    /// Values of Choose::row in the page's intents.
    enum Row : std::uint8_t
    {
        Objectives, ///< Choose::choice is an Objective
        Aims,       ///< Choose::choice is a record::Aim
        Value,      ///< Choose::choice is the new number to reach
        Refuse,     ///< of buttons that need a link, while the texts are invalid: shows why
        Copy,
        Send
    };

    std::vector<Offer> offers();
    const std::string& link();
    std::string aim_sentence(int value) const;
    std::string space_used() const; ///< returns a sentence about the part of the space for texts that is used
    std::string message() const;
    float draw_task(Ui& ui, Box rest, float scale, std::optional<Intent>& intent) const;
    void draw_number(Ui& ui, Box row, float scale, std::optional<Intent>& intent) const;
    float draw_words(Ui& ui, Box rest, const Box& view, float scale);
    float draw_verdict(Ui& ui, Box rest, float scale) const;
    void send_link();
    void copy_link();
    /// Returns a callback that shows `done` or `failed`. It may be called after the page is closed.
    std::function<void(bool)> show_outcome(words::Key done, words::Key failed) const;

    const PageContext& context_;
    std::shared_ptr<MadePuzzle> made_;
    float content_height_ = 0; ///< of the scrolled content
    record::Task linked_task_;
    record::PuzzleTexts linked_texts_;
    std::string link_; ///< the link for linked_task_ and linked_texts_; empty if not written yet
    /// The message about the last attempt to copy or share the link. It may arrive after the page is closed.
    std::shared_ptr<std::string> outcome_ = std::make_shared<std::string>();
};

/// Returns the solver's verdict on the puzzle in sentences with style marks; or one that says that the solver is
/// thinking, has failed or is not available.
std::string verdict_on(const words::Localizer& localizer, const MadePuzzle& made);

} // namespace elgrande::screens
