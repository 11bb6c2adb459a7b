#include "screens/model/targets.hpp"

#include "screens/model/answers.hpp"
#include "screens/model/questions.hpp"

#include <algorithm>
#include <cstddef>
#include <iterator>

namespace elgrande::screens
{

namespace
{

/// Returns the kind of answer that touching a group of caballeros gives, or would give if it were legal.
ActionKind group_kind(Question question)
{
    return row_of(question).by_group.value_or(ActionKind::Lift);
}

bool asks_for_group(const PlayerView& view)
{
    return row_of(view.decision.question).by_group.has_value();
}

/// True if a touch gives this answer. If several answers name caballeros of one group, or spaces of one place, a touch
/// gives the first of them.
bool is_first_of_its_kind(const PlayerView& view, const Action& action)
{
    const Spot::Kind touched = row_of(action.kind).touched;
    const bool takes_two_touches = action.kind == ActionKind::MoveBoard || action.kind == ActionKind::BuildBridge;
    if ((touched != Spot::Kind::Group && touched != Spot::Kind::Place) || takes_two_touches)
    {
        return true;
    }
    const auto first = std::find_if(view.legal.begin(), view.legal.end(),
                                    [&](const Action& other)
                                    {
                                        return row_of(other.kind).touched == touched && other.place == action.place
                                               && (touched == Spot::Kind::Place || owner_of(other) == owner_of(action));
                                    });
    return first == view.legal.end() || *first == action;
}

/// True if a touch of a group offers all caballeros of its region that can be chosen, by owner and space, instead of
/// taking the first. One of every colour is sent back, so buttons for all further spaces would cover the map.
bool is_offered_in_region(const PlayerView& view, ActionKind kind)
{
    return kind == ActionKind::Dismiss && has_colonies(view.setup);
}

/// Returns the number of answers that take one of the owner's caballeros from the region by touching their group.
std::ptrdiff_t answers_of_group(const PlayerView& view, Place region, Seat owner)
{
    const std::vector<Action> answers = answers_at(view, region);
    return std::count_if(answers.begin(), answers.end(),
                         [owner](const Action& answer) { return owner_of(answer) == owner; });
}

/// Returns the spot that stands for an answer itself; its place may stand for it, too.
Spot own_spot(const PlayerView& view, const Action& action, int index)
{
    if (is_button(view, action))
    {
        return {Spot::Kind::Button, static_cast<std::uint8_t>(index), Place::Nowhere};
    }
    const Spot::Kind touched = row_of(action.kind).touched;
    switch (touched)
    {
    case Spot::Kind::Group:
    case Spot::Kind::Grande:
        return {touched, has_colonies(view.setup) ? owner_of(action) : action.a, action.place};
    case Spot::Kind::Place:
        return {touched, 0, action.place};
    default:
        return {touched, action.a, Place::Nowhere};
    }
}

/// A touch that leads to an answer.
struct AnswerTouch
{
    Spot spot;
    int answer = 0;
    bool picks = false; ///< the first of two touches
    bool lit = true;    ///< highlighted for the player
};

/// Returns the index of the only legal answer that `fits`; −1 if there are none or several.
template <class Fits>
int only_match(const PlayerView& view, Fits fits)
{
    int found = -1;
    for (int i = 0; i < view.legal.size(); ++i)
    {
        if (fits(view.legal[i]))
        {
            if (found >= 0)
            {
                return -1;
            }
            found = i;
        }
    }
    return found;
}

bool takes_from_group(ActionKind kind)
{
    return row_of(kind).touched == Spot::Kind::Group;
}

/// Adds the touch of a place that stands for something in it: its only group, or the only grande with which the King
/// can change places. If several groups can be chosen, the touch only picks the region.
void add_place_touches(const PlayerView& view, const Action& action, std::vector<AnswerTouch>& touches)
{
    const bool group = takes_from_group(action.kind);
    if ((!group && action.kind != ActionKind::SwapKing) || is_button(view, action))
    {
        return;
    }
    const int only =
        only_match(view, [&](const Action& other)
                   { return other.kind == action.kind && other.place == action.place && !is_button(view, other); });
    if (only >= 0 || group)
    {
        touches.push_back({{Spot::Kind::Place, 0, action.place}, only, only < 0, group});
    }
}

/// Returns the next touch for a bridge, which takes two: of its two regions in any order. Touching the first one again
/// cancels it.
AnswerTouch bridge_touch(const Action& bridge, Place begins, int answer)
{
    const auto other = static_cast<Place>(bridge.a);
    const auto touch = [](Place place) { return Spot{Spot::Kind::Place, 0, place}; };
    if (begins == Place::Nowhere)
    {
        return {touch(other), answer, true};
    }
    return begins == other          ? AnswerTouch{touch(bridge.place), answer}
           : begins == bridge.place ? AnswerTouch{touch(other), answer}
                                    : AnswerTouch{touch(begins), answer, true};
}

/// Returns the touches that give the legal answers. The first one for an answer is next_touch(); the others are
/// alternatives. Everything else that maps spots to answers uses this table.
std::vector<AnswerTouch> touches_for(const PlayerView& view, const PendingSelection& picked)
{
    std::vector<AnswerTouch> touches;
    touches.reserve(2 * static_cast<std::size_t>(view.legal.size()));
    for (int i = 0; i < view.legal.size(); ++i)
    {
        const Action& action = view.legal[i];
        if (action.kind == ActionKind::MoveBoard && board_to_move(view, picked) != action.a)
        {
            touches.push_back({{Spot::Kind::Board, action.a, Place::Nowhere}, i, true});
        }
        else if (action.kind == ActionKind::BuildBridge)
        {
            touches.push_back(bridge_touch(action, picked.bridge, i));
            if (picked.bridge == Place::Nowhere)
            {
                touches.push_back({{Spot::Kind::Place, 0, action.place}, i, true});
            }
        }
        else if (action.kind == ActionKind::Return && action.place == Place::Court)
        {
            touches.push_back({{Spot::Kind::Court, view.decision.seat, Place::Nowhere}, i});
        }
        else if (picked.group_region != Place::Nowhere && picked.group_region == action.place
                 && takes_from_group(action.kind) && !is_button(view, action))
        {
            touches.push_back({{Spot::Kind::Button, static_cast<std::uint8_t>(i), Place::Nowhere}, i});
        }
        else
        {
            const bool picks =
                is_offered_in_region(view, action.kind) && answers_of_group(view, action.place, owner_of(action)) > 1;
            touches.push_back({own_spot(view, action, i), i, picks});
        }
        add_place_touches(view, action, touches);
        if (action == Action{ActionKind::Act, 0, {}})
        {
            for (std::size_t stack = 0; stack < view.taken_by.size(); ++stack)
            {
                const bool own = has_own_cards(view.setup) && view.offered[stack] == view.turn.card;
                if (view.taken_by[stack] == view.decision.seat || own)
                {
                    const auto number = static_cast<std::uint8_t>(stack + 1);
                    touches.push_back({{Spot::Kind::Card, number, Place::Nowhere}, i, false, false});
                }
            }
        }
    }
    return touches;
}

/// Returns the spot, or its place if the question is not about pieces of this kind.
Spot asked_spot(const PlayerView& view, const Spot& spot)
{
    const bool stands_for_place = (spot.kind == Spot::Kind::Group && !asks_for_group(view))
                                  || (spot.kind == Spot::Kind::Grande && !asks_for_grande(view));
    return stands_for_place ? Spot{Spot::Kind::Place, 0, spot.place} : spot;
}

/// Returns the answer that a touch of a place would give if it were legal.
std::optional<Action> guess_at_place(const PlayerView& view, const PendingSelection& picked, Place place)
{
    if (view.decision.question == Question::MoveBoard)
    {
        return Action{ActionKind::MoveBoard, static_cast<std::uint8_t>(board_to_move(view, picked)), place};
    }
    if (view.decision.question == Question::BuildBridge && picked.bridge != Place::Nowhere)
    {
        const auto [first, second] = std::minmax(picked.bridge, place);
        return Action{ActionKind::BuildBridge, static_cast<std::uint8_t>(first), second};
    }
    if (asks_for_group(view))
    {
        return answers_at(view, place).empty()
                   ? std::optional(Action{group_kind(view.decision.question), view.decision.seat, place})
                   : std::nullopt;
    }
    const auto kind = asks_for_grande(view) ? std::nullopt : row_of(view.decision.question).by_place;
    return kind ? std::optional(at(*kind, place)) : std::nullopt;
}

/// Returns the illegal answer that a touch stands for, so that its refusal can name the rule.
std::optional<Action> guess(const PlayerView& view, const PendingSelection& picked, const Spot& spot)
{
    const Question question = view.decision.question;
    const auto if_asked = [&](bool asked, const Action& action)
    { return asked ? std::optional(action) : std::nullopt; };
    switch (spot.kind)
    {
    case Spot::Kind::Place:
        return guess_at_place(view, picked, spot.place);
    case Spot::Kind::Group:
        return if_asked(answers_of_group(view, spot.place, spot.number) == 0,
                        Action{group_kind(question), spot.number, spot.place});
    case Spot::Kind::Grande:
        return Action{ActionKind::SwapKing, spot.number, spot.place};
    case Spot::Kind::Seat:
        return if_asked(question == Question::FirstBidder, with(ActionKind::FirstBidder, spot.number));
    case Spot::Kind::Court:
        return if_asked(question == Question::Return && spot.number == view.decision.seat,
                        at(ActionKind::Return, Place::Court));
    case Spot::Kind::Card:
        return if_asked(question == Question::TakeCard, with(ActionKind::TakeCard, spot.number));
    case Spot::Kind::Power:
        return question == Question::Bid
                   ? std::optional(with(ActionKind::Bid, spot.number))
                   : if_asked(question == Question::TakeBack, with(ActionKind::TakeBack, spot.number));
    case Spot::Kind::Board:
    case Spot::Kind::King:
    case Spot::Kind::Button:
        return std::nullopt;
    }
    return std::nullopt;
}

} // namespace

bool asks_for_grande(const PlayerView& view)
{
    return view.decision.question == Question::MoveKing && !view.legal.empty()
           && view.legal[0].kind == ActionKind::SwapKing;
}

bool is_button(const PlayerView& view, const Action& action)
{
    // Places abroad cannot be touched on the map.
    const bool to_abroad =
        action.kind == ActionKind::MoveKing && is_abroad(action.place) && !is_region(view.setup, action.place);
    // Touching a group takes a caballero that is not the bearer; touching a place takes its first free space.
    const bool other_one = has_colonies(view.setup)
                               ? !is_offered_in_region(view, action.kind) && !is_first_of_its_kind(view, action)
                               : takes_bearer(action);
    return row_of(action.kind).touched == Spot::Kind::Button || to_abroad || other_one;
}

int board_to_move(const PlayerView& view, const PendingSelection& picked)
{
    const auto lays = [&](int board)
    {
        return std::any_of(view.legal.begin(), view.legal.end(),
                           [board](const Action& action)
                           { return action.kind == ActionKind::MoveBoard && action.a == board; });
    };
    if (picked.board >= 0 && lays(picked.board))
    {
        return picked.board;
    }
    return lays(0) ? 0 : 1;
}

std::vector<Action> answers_at(const PlayerView& view, Place region)
{
    std::vector<Action> answers;
    std::copy_if(view.legal.begin(), view.legal.end(), std::back_inserter(answers),
                 [&](const Action& action)
                 { return takes_from_group(action.kind) && action.place == region && !is_button(view, action); });
    return answers;
}

std::optional<Spot> meant_spot(const PlayerView& view, const PendingSelection& picked, const Spot& spot)
{
    const auto place = [](Place where) {
        return is_on_board(where) ? std::optional(Spot{Spot::Kind::Place, 0, where}) : std::nullopt;
    };
    switch (spot.kind)
    {
    case Spot::Kind::King:
        return place(view.king);
    case Spot::Kind::Grande:
        return asks_for_grande(view) ? std::optional(spot) : place(view.grande[spot.number]);
    case Spot::Kind::Board:
        return selection_after(view, picked, spot) ? std::optional(spot) : place(view.board_at[spot.number]);
    default:
        return spot;
    }
}

std::optional<Action> action_for(const PlayerView& view, const PendingSelection& picked, const Spot& spot)
{
    const Spot asked = asked_spot(view, spot);
    for (const AnswerTouch& touch : touches_for(view, picked))
    {
        if (touch.spot == asked && !touch.picks)
        {
            return view.legal[touch.answer];
        }
    }
    return guess(view, picked, asked);
}

std::optional<PendingSelection> selection_after(const PlayerView& view, const PendingSelection& picked,
                                                const Spot& spot)
{
    if (spot.kind == Spot::Kind::Board && view.decision.question == Question::MoveBoard)
    {
        const PendingSelection other{spot.number, Place::Nowhere};
        return board_to_move(view, other) == spot.number ? std::optional(other) : std::nullopt;
    }
    if (spot.kind == Spot::Kind::Place && view.decision.question == Question::BuildBridge)
    {
        const bool begins = picked.bridge == Place::Nowhere
                            && std::any_of(view.legal.begin(), view.legal.end(),
                                           [&](const Action& bridge)
                                           { return bridge.a == index(spot.place) || bridge.place == spot.place; });
        PendingSelection next = picked;
        next.bridge = begins ? spot.place : Place::Nowhere;
        return begins || picked.bridge == spot.place ? std::optional(next) : std::nullopt;
    }
    const bool offers_region = spot.kind == Spot::Kind::Place
                                   ? asks_for_group(view) && answers_at(view, spot.place).size() > 1
                                   : spot.kind == Spot::Kind::Group && asks_for_group(view)
                                         && answers_of_group(view, spot.place, spot.number) > 1;
    if (offers_region)
    {
        return PendingSelection{picked.board, spot.place};
    }
    return std::nullopt;
}

Spot next_touch(const PlayerView& view, const PendingSelection& picked, int index)
{
    const std::vector<AnswerTouch> touches = touches_for(view, picked);
    const auto touch =
        std::find_if(touches.begin(), touches.end(), [index](const AnswerTouch& one) { return one.answer == index; });
    return touch != touches.end() ? touch->spot : Spot{Spot::Kind::Button, static_cast<std::uint8_t>(index)};
}

std::vector<Spot> highlights(const PlayerView& view, const PendingSelection& picked)
{
    std::vector<Spot> spots;
    for (const AnswerTouch& touch : touches_for(view, picked))
    {
        if (touch.lit && std::find(spots.begin(), spots.end(), touch.spot) == spots.end())
        {
            spots.push_back(touch.spot);
        }
    }
    return spots;
}

} // namespace elgrande::screens
