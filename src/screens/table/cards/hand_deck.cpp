#include "screens/table/cards/hand_deck.hpp"

#include "rules/cards/own_cards.hpp"
#include "screens/cards/cards.hpp"
#include "screens/model/round_cards.hpp"
#include "ui/widgets.hpp"
#include "words/names.hpp"

#include <algorithm>
#include <bit>
#include <cmath>

namespace elgrande::screens
{

namespace
{

using words::Key;

constexpr Id deck_scroll = id_of("hand deck");
constexpr float gap = 6;
constexpr float narrowest = 96;
constexpr float min_height = 138;

/// The layout of `count` cards in rows.
struct Deck
{
    Deck(const Box& room, int count)
    {
        // As many columns as are needed to show all cards at once; if that is impossible, as many as keep them legible.
        const int most = std::max(2, static_cast<int>((room.w + gap) / (narrowest + gap)));
        columns = most;
        for (int fewer = most; fewer > 1; --fewer)
        {
            const int lines = (count + fewer - 1) / fewer;
            const float tall = (room.h + gap) / static_cast<float>(lines) - gap;
            const float wide = (room.w + gap) / static_cast<float>(fewer) - gap;
            if (tall < std::max(min_height, wide * 1.15F))
            {
                break;
            }
            columns = fewer;
        }
        const int rows = (count + columns - 1) / columns;
        width = (room.w + gap) / static_cast<float>(columns) - gap;
        height =
            std::clamp((room.h + gap) / static_cast<float>(rows) - gap, min_height, std::max(min_height, width * 1.5F));
        length = static_cast<float>(rows) * (height + gap) - gap;
    }

    /// Returns the box of card `i`, relative to the upper left corner of the deck.
    Box card(int i) const
    {
        const int column = i % columns;
        const int row = i / columns;
        return {static_cast<float>(column) * (width + gap), static_cast<float>(row) * (height + gap), width, height};
    }

    int columns = 1;
    float width = 0;
    float height = 0;
    float length = 0;
};

PowerCards chosen_by(const PlayerView& view)
{
    return view.hand[view.decision.seat].value_or(0);
}

/// Returns the answers that complete the hand with the first cards of this set; nothing if it has too few.
std::optional<Intent> completing_play(const PlayerView& view, PowerCards set)
{
    const PowerCards chosen = chosen_by(view);
    const auto missing = static_cast<std::size_t>(power_card_count - std::popcount(chosen));
    const std::vector<int> numbers = card_numbers(set & every_power_card(view.setup) & ~chosen);
    if (missing == 0 || numbers.size() < missing)
    {
        return std::nullopt;
    }
    Play intent;
    for (std::size_t i = 0; i < missing; ++i)
    {
        intent.first.push_back({ActionKind::ChooseCard, static_cast<std::uint8_t>(numbers[i]), {}});
    }
    intent.action = intent.first.back();
    intent.first.pop_back();
    return intent;
}

ActionCard card_of(const TableModel& shown, int number, float width)
{
    const CardId id = own_card(shown.view.setup, number);
    ActionCard face{
        .card = id, .title = words::card_title(shown.localizer, id), .line = words::card_line(shown.localizer, id)};
    face.bid = bid_value(shown.view.setup, number);
    face.recruits = recruits(shown.view.setup, number);
    face.colour = shown.colour(shown.view.decision.seat);
    face.text = std::clamp(width / 104, 0.88F, 1.9F);
    return face;
}

} // namespace

bool asks_for_hand(const PlayerView& view)
{
    return view.decision.question == Question::ChooseHand && !view.legal.empty();
}

std::vector<HandOffer> hand_offers(const TableModel& shown)
{
    std::vector<HandOffer> offers;
    if (!asks_for_hand(shown.view))
    {
        return offers;
    }
    const Setup& setup = shown.view.setup;
    const auto& suggested = edition_row(setup.edition).suggested_hands[setup.first_deck ? 0 : 1];
    const auto offer = [&](Key label, const char* name, PowerCards set)
    {
        if (auto intent = completing_play(shown.view, set))
        {
            offers.push_back({label, name, std::move(*intent)});
        }
    };
    offer(Key::HandMany, "hand many", suggested[0]);
    offer(Key::HandStrong, "hand strong", suggested[1]);
    offer(Key::HandLastTime, "hand last time", shown.last_hand);
    return offers;
}

std::optional<Intent> draw_hand_deck(Ui& ui, const Box& box, const TableModel& shown,
                                     std::optional<PointedCard>& explained)
{
    const std::vector<int> numbers = card_numbers(every_power_card(shown.view.setup));
    const int count = static_cast<int>(numbers.size());
    const Deck deck(box, count);
    const PowerCards chosen = chosen_by(shown.view);
    const float dy = ui.begin_scroll(deck_scroll, box, deck.length, Ui::Along::Y);
    std::optional<Intent> intent;
    for (int i = 0; i < count; ++i)
    {
        const int number = numbers[static_cast<std::size_t>(i)];
        const Box at = deck.card(i).moved(box.x, box.y + dy);
        const Touch touch = ui.area(id_of("power", number), at);
        ActionCard face = card_of(shown, number, deck.width);
        face.owned = (chosen & bit_of_power_card(number)) != 0;
        if (face.owned) // the other cards are answers and have names already
        {
            const words::Argument card("card", words::card_name(shown.localizer, face.card));
            ui.name_item(shown.localizer.text(Key::HandPutBack, {card}));
        }
        face.hovered = touch.hovered;
        face.focused = touch.focused;
        draw_action_card(ui, at, face);
        if (face.owned)
        {
            glow_ring(ui, at, 8 * face.text, face.text);
        }
        if (touch.shows_tooltip || touch.hovered || touch.focused)
        {
            explained = PointedCard{face.card, at, touch.shows_tooltip};
        }
        if (touch.clicked)
        {
            if (face.owned)
            {
                intent = PutBack{number};
            }
            else
            {
                intent = Play{{ActionKind::ChooseCard, static_cast<std::uint8_t>(number), {}}};
            }
        }
    }
    ui.end_scroll();
    return intent;
}

std::optional<Box> box_in_hand_deck(Ui& ui, const Box& box, const PlayerView& view, int number)
{
    const std::vector<int> numbers = card_numbers(every_power_card(view.setup));
    const Deck deck(box, static_cast<int>(numbers.size()));
    const auto found = std::find(numbers.begin(), numbers.end(), number);
    const std::optional<Box> seen = ui.visible_box(id_of("power", number));
    if (seen && seen->h > deck.height * 0.7F)
    {
        return seen;
    }
    const Box at = deck.card(static_cast<int>(found - numbers.begin()));
    ui.reveal(deck_scroll, at.y, at.bottom());
    return std::nullopt;
}

} // namespace elgrande::screens
