#pragma once

#include "screens/animation/animation_player.hpp"
#include "screens/help/explainer.hpp"
#include "screens/model/carrying.hpp"
#include "screens/model/intent.hpp"
#include "screens/model/table_model.hpp"
#include "screens/model/targets.hpp"
#include "screens/table/cards/card_rows.hpp"
#include "screens/table/cards/hand_fan.hpp"
#include "screens/table/flights.hpp"
#include "screens/table/layout.hpp"
#include "screens/table/log_list.hpp"
#include "screens/table/majorities.hpp"
#include "screens/table/map/table_map.hpp"
#include "screens/table/news/turn_banner.hpp"
#include "screens/table/prompt_bar.hpp"

#include <cstddef>
#include <optional>
#include <string>
#include <vector>

namespace elgrande::screens
{

/// The table: the map, the question, the players, cards, hand and log, as far as the viewer may see them.
class TableScreen
{
public:
    /// The painter must outlive this object.
    explicit TableScreen(board::Painter& painter) : map_(painter) {}

    /// Draws the table. Draws everything that `motion` moves at its current position, and everything else in its final
    /// state. Returns what the player wants, which may be a Play that is not legal, so that its refusal can be shown;
    /// nothing otherwise.
    std::optional<Intent> draw(Ui& ui, const TableModel& shown, const AnimationPlayer& motion = {});

    /// Shows a short message that disappears after a few seconds, or when the pointer is pressed anywhere.
    void notify(std::string text, double now_ms);
    /// Shows why something is forbidden, with a button that opens the rules at `topic`, if that is given. The message
    /// disappears after a few seconds, when the pointer is pressed beside that button, or by forget_refusal().
    void refuse(std::string text, double now_ms, std::optional<words::Topic> topic = {});
    /// Removes the message of refuse(). Call it after the next action.
    void forget_refusal();
    /// Returns the message of notify() or refuse() as plain text; empty if none is shown at `now_ms`.
    std::string message(double now_ms) const;

    /// Call it before the table shows another game.
    void forget();

    /// Returns where on the screen to touch next to give the answer view.legal[index]; `view` must be the one that was
    /// drawn last. If that is scrolled out of sight, scrolls to it, as far as it can, and returns nothing.
    std::optional<ImVec2> point(Ui& ui, const PlayerView& view, int index);

    /// Returns the layout of the last draw().
    const TableLayout& layout() const { return at_; }
    const TableMap& map() const { return map_; }
    const MajorityTable& majorities() const { return majorities_; }
    Explainer& explainer() { return explainer_; }

private:
    /// The part that scrolls on a phone.
    static constexpr Id lower_scroll = id_of("lower");

    PromptNeeds needs(const Ui& ui, const TableModel& shown) const;
    void notice_question(Ui& ui, const TableModel& shown);
    /// Returns the intent of a touch of `spot`; nothing if it has none or is the first of two touches. Sets picked_.
    std::optional<Intent> intent_for(const TableModel& shown, const std::optional<Spot>& spot);
    std::optional<Intent> draw_prompt(Ui& ui, const TableLayout& at, const TableModel& shown);
    std::optional<Spot> draw_map(Ui& ui, const TableModel& shown, const AnimationPlayer& motion);
    std::optional<Spot> draw_seats(Ui& ui, const Box& box, const TableModel& shown);
    std::optional<Intent> draw_panel(Ui& ui, const TableModel& shown);
    std::optional<Intent> draw_lower(Ui& ui, const TableModel& shown);
    Box deck_box() const;
    std::optional<Intent> draw_deck(Ui& ui, const TableModel& shown);
    std::optional<Intent> draw_cards_and_hand(Ui& ui, const TableModel& shown, const TableLayout& at);
    std::optional<Intent> draw_majorities(Ui& ui, const TableModel& shown);
    std::optional<Intent> draw_footer(Ui& ui, const Box& box, const TableModel& shown);
    std::optional<Intent> draw_log(Ui& ui, const TableModel& shown);
    float covered_of_log() const;

    /// The minimum height of the log: one line. If large letters on a small screen leave less, there is no log.
    static constexpr float min_log_height = 20;
    std::optional<Intent> draw_chooser(Ui& ui, const TableModel& shown);
    std::optional<Intent> shortcut_keys(Ui& ui, const TableModel& shown);
    CardId pointed_card() const { return explained_ ? explained_->card : no_card; }
    /// Requests another frame if one of these has changed since the map was drawn with them in this frame.
    void redraw_if_changed(Ui& ui, CardId card, const std::optional<Action>& answer, Place row);
    void offer_explanations(Ui& ui, const TableModel& shown);
    void offer_answers(const TableModel& shown);
    std::optional<Intent> draw_explanations(Ui& ui, const TableModel& shown);
    void show_toast(std::string text, double now_ms, bool refuses, std::optional<words::Topic> topic);
    std::optional<Intent> draw_toast(Ui& ui, const TableModel& shown);
    std::optional<Box> box_of(Ui& ui, const PlayerView& view, const Spot& spot);

    // table_carrying.cpp: pieces that the player picks up and drags
    static std::optional<Intent> intent_without_answer(const TableModel& shown, const Spot& spot);
    std::optional<Action> forbidden(const TableModel& shown, const Spot& spot) const;
    void drag(Ui& ui);
    void update_carried(Ui& ui, const TableModel& shown, const AnimationPlayer& motion, MapContents& contents);
    std::optional<Intent> take_up_or_drop(Ui& ui, const TableModel& shown);
    void draw_carried(Ui& ui) const;

    TableMap map_;
    PromptBar prompt_;
    LogList log_;
    TurnBanner banner_;
    MajorityTable majorities_;
    TableLayout at_;
    PendingSelection picked_;
    std::vector<Spot> lit_;
    Decision decision_;
    table::Moment moment_ = table::never;
    bool asks_ = false;    ///< the last view had legal answers
    std::string question_; ///< the text of the last question
    std::size_t step_ = 0; ///< of a lesson, counted from 1; 0 in a game
    Shape shape_{};
    std::optional<PlayerView> moving_; ///< the view at the time of the motion; nothing if nothing moves
    SeatPlaces seats_;                 ///< as they were last drawn
    std::optional<Carried> held_;      ///< the pressed piece, which is dragged once the pointer moves
    ImVec2 held_at_;                   ///< where it was pressed
    std::optional<Action> forbidden_;  ///< the answer to refuse if a piece is dragged that cannot be picked up
    bool dragging_ = false;
    std::optional<Carried> carried_;       ///< the piece in the hand in this frame, dragged or lifted by an answer
    bool log_open_ = false;                ///< the whole log is open in a dialog
    std::optional<PointedCard> explained_; ///< the hovered or focused action card
    std::optional<Action> pointed_;        ///< the answer whose button is hovered or focused
    Explainer explainer_;
    std::string toast_;
    bool toast_refuses_ = false;
    std::optional<words::Topic> toast_topic_;
    double toast_until_ms_ = 0;
};

} // namespace elgrande::screens
