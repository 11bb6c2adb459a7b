#include "words/book.hpp"

#include "rules/cards/card.hpp"
#include "words/names.hpp"

#include <array>

namespace elgrande::words
{

namespace
{

unsigned circumstances(const Setup& setup)
{
    const bool old_hands = setup.edition == Edition::Edition2023;
    const auto bit = [](Circumstance circumstance, bool condition)
    { return condition ? 1U << static_cast<unsigned>(circumstance) : 0U; };
    return bit(Circumstance::Vetoes, old_hands ? setup.modules.contains(Module::FirstVeto) : setup.vetoes)
           | bit(setup.open_castillo ? Circumstance::OpenCastillo : Circumstance::ClosedCastillo, true)
           | bit(setup.hidden_hands ? Circumstance::HiddenHands : Circumstance::OpenHands, true)
           | bit(has_four_stacks(setup) ? Circumstance::FourStacks : Circumstance::FiveStacks, true)
           | bit(Circumstance::Dummy, has_dummy(setup))
           | bit(setup.first_deck ? Circumstance::FirstDeck : Circumstance::WholeDeck, true)
           | bit(Circumstance::Ships, has_part(setup, Part::Ships))
           | bit(Circumstance::Prison, has_part(setup, Part::Prison))
           | bit(Circumstance::Inquisitor, has_part(setup, Part::Inquisitor));
}

bool of_edition(const Paragraph& paragraph, Edition edition)
{
    return paragraph.editions == 0 || (paragraph.editions >> static_cast<unsigned>(edition) & 1U) != 0;
}

/// True if the paragraph can apply in this edition, depending on the options.
bool could_apply(const Paragraph& paragraph, Edition edition)
{
    return of_edition(paragraph, edition)
           && (paragraph.modules == 0 || (paragraph.modules & edition_row(edition).modules.bits()) != 0);
}

std::string bold(const std::string& text)
{
    return bold_begins + text + style_ends;
}

void add_sentence(std::string& text, const std::string& sentence)
{
    text += (sentence.empty() ? "" : " ") + sentence;
}

Passage card_passage(const Localizer& localizer, const Setup& setup, CardId id)
{
    const Card& row = card(id);
    std::string text = bold((row.value > 0 ? std::to_string(row.value) + " · " : "") + card_title(localizer, id))
                       + " · " + card_full(localizer, setup.edition, id);
    add_sentence(text, card_traits(localizer, setup, id));
    if (row.stack > 0)
    {
        add_sentence(text, localizer.text(Key::RuleCardsCopies, {{"count", copies(setup, row)}}));
    }
    add_sentence(text, card_provenance(localizer, id));
    return {Passage::Kind::Text, std::move(text)};
}

/// True if the card can be chosen for a hand.
bool is_in_deck(const Setup& setup, const Card& row)
{
    const PowerCards deck = every_power_card(setup);
    for (int number = 1; number <= power_cards(setup); ++number)
    {
        if ((deck & bit_of_power_card(number)) != 0 && bid_value(setup, number) == row.value)
        {
            return true;
        }
    }
    return false;
}

bool takes_part(const Setup& setup, const Card& row)
{
    return row.stack > 0 ? copies(setup, row) > 0 : row.value == 0 || is_in_deck(setup, row);
}

/// Adds a heading and the cards that `is_listed` accepts; nothing if none of them is in the game.
template <class IsListed>
void add_group(std::vector<Passage>& passages, const Localizer& localizer, const Setup& setup,
               const std::string& heading, IsListed is_listed)
{
    const std::size_t first = passages.size();
    for (const CardId id : cards_of(setup.edition))
    {
        const Card& row = card(id);
        if (is_listed(row) && takes_part(setup, row))
        {
            passages.push_back(card_passage(localizer, setup, id));
        }
    }
    if (passages.size() > first)
    {
        passages.insert(passages.begin() + static_cast<std::ptrdiff_t>(first), {Passage::Kind::Heading, heading});
    }
}

void add_cards(std::vector<Passage>& passages, const Localizer& localizer, const Setup& setup)
{
    // Cards without a stack: own cards have a value, the King card and the Intrigue card have none.
    add_group(passages, localizer, setup, localizer.text(Key::RuleCardsHand),
              [](const Card& row) { return row.stack == 0 && row.value > 0; });
    add_group(passages, localizer, setup, localizer.text(Key::RuleCardsBeside),
              [](const Card& row) { return row.stack == 0 && row.value == 0; });
    for (int stack = 1; stack <= stack_count; ++stack)
    {
        add_group(passages, localizer, setup, localizer.text(Key::RuleCardsStack, {{"value", stack}}),
                  [stack](const Card& row) { return row.stack == stack; });
    }
}

void add_keys(std::vector<Passage>& passages, const Localizer& localizer, const Setup& setup)
{
    struct Hint
    {
        Key name;
        Key does;
    };
    constexpr std::array hints{
        Hint{Key::HelpNameCards, Key::HelpKeyCards},  Hint{Key::HelpNameCycle, Key::HelpKeyCycle},
        Hint{Key::HelpNameEnter, Key::HelpKeyEnter},  Hint{Key::HelpNameDone, Key::HelpKeyDone},
        Hint{Key::HelpNameAct, Key::HelpKeyAct},      Hint{Key::HelpNameSkip, Key::HelpKeySkip},
        Hint{Key::HelpNameVeto, Key::HelpKeyVeto},    Hint{Key::HelpNameUndo, Key::HelpKeyUndo},
        Hint{Key::HelpNameRedo, Key::HelpKeyRedo},    Hint{Key::HelpNameReset, Key::HelpKeyReset},
        Hint{Key::HelpNameHelp, Key::HelpKeyHelp},    Hint{Key::HelpNameSearch, Key::HelpKeySearch},
        Hint{Key::HelpNameEscape, Key::HelpKeyEscape}};
    for (const Hint& hint : hints)
    {
        if (hint.name == Key::HelpNameVeto && explanation(localizer, setup, Topic::Veto).empty())
        {
            continue; // the game has no Vetoes
        }
        passages.push_back({Passage::Kind::Text,
                            bold(localizer.text_in(setup.edition, hint.name)) + " · " + localizer.text(hint.does)});
    }
}

} // namespace

bool applies(const Paragraph& paragraph, const Setup& setup)
{
    return of_edition(paragraph, setup.edition)
           && (paragraph.players == 0 || (paragraph.players >> setup.players & 1U) != 0)
           && (paragraph.rounds == 0 || paragraph.rounds == setup.rounds)
           && (paragraph.modules == 0 || (paragraph.modules & setup.modules.bits()) != 0)
           && (paragraph.without & setup.modules.bits()) == 0 && (paragraph.when & ~circumstances(setup)) == 0;
}

std::string explanation(const Localizer& localizer, const Setup& setup, Topic topic)
{
    std::string text;
    for (const Paragraph& paragraph : paragraphs())
    {
        if ((paragraph.explains >> static_cast<unsigned>(topic) & 1U) != 0 && applies(paragraph, setup))
        {
            text += (text.empty() ? "" : " ") + localizer.text(paragraph.text);
        }
    }
    return text;
}

std::size_t chapter_of(const Setup& setup, Topic topic)
{
    for (std::size_t number = 0; number < chapters().size(); ++number)
    {
        const ChapterRow& chapter = chapters()[number];
        for (const Paragraph& paragraph : paragraphs().subspan(chapter.first, chapter.count))
        {
            if ((paragraph.explains >> static_cast<unsigned>(topic) & 1U) != 0 && applies(paragraph, setup))
            {
                return number;
            }
        }
    }
    return 0;
}

std::vector<Chapter> rule_book(const Localizer& localizer, const Setup& setup, bool in_play)
{
    std::vector<Chapter> book;
    for (std::size_t number = 0; number < chapters().size(); ++number)
    {
        const ChapterRow& row = chapters()[number];
        Chapter chapter{number, localizer.text(row.title), {}};
        for (const Paragraph& paragraph : paragraphs().subspan(row.first, row.count))
        {
            if (!in_play && row.lists_all_options ? could_apply(paragraph, setup.edition) : applies(paragraph, setup))
            {
                chapter.passages.push_back({paragraph.example ? Passage::Kind::Example : Passage::Kind::Text,
                                            localizer.text(paragraph.text),
                                            paragraph.keywords ? localizer.text(*paragraph.keywords) : std::string()});
                if (paragraph.picture != Picture::None)
                {
                    chapter.passages.push_back({Passage::Kind::Picture,
                                                localizer.text(row_of(paragraph.picture).caption),
                                                {},
                                                paragraph.picture});
                }
            }
        }
        if (row.contents == ChapterContents::Cards)
        {
            add_cards(chapter.passages, localizer, setup);
        }
        else if (row.contents == ChapterContents::Keys)
        {
            add_keys(chapter.passages, localizer, setup);
        }
        if (!chapter.passages.empty())
        {
            book.push_back(std::move(chapter));
        }
    }
    return book;
}

} // namespace elgrande::words
