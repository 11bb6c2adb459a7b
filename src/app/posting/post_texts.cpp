#include "app/posting/post_texts.hpp"

#include "app/posting/majority_table.hpp"
#include "app/posting/poster_rows.hpp"
#include "app/puzzle/puzzle_session.hpp"
#include "app/puzzle/puzzle_words.hpp"
#include "screens/result/end_screen.hpp"
#include "screens/table/mirror_page.hpp"
#include "words/names.hpp"
#include "words/sentences.hpp"

#include <algorithm>
#include <string_view>

namespace elgrande::screens
{

using words::Key;

namespace
{

/// Escapes a text for HTML.
std::string escaped(std::string_view text)
{
    std::string result;
    for (const char letter : text)
    {
        switch (letter)
        {
        case '&':
            result += "&amp;";
            break;
        case '<':
            result += "&lt;";
            break;
        case '>':
            result += "&gt;";
            break;
        case '"':
            result += "&quot;";
            break;
        default:
            result += letter;
        }
    }
    return result;
}

} // namespace

std::string question_text(const PageContext& context)
{
    if (context.puzzle)
    {
        const PuzzleShown puzzle = shown_puzzle(context);
        return puzzle.heading + ": " + words::plain(puzzle.says);
    }
    const TableModel shown = context.session->shown().for_others();
    return words::plain(shown.over() ? winners(shown) : words::prompt(context.localizer, shown.view, shown.names));
}

std::string round_text(const PageContext& context)
{
    const TableModel shown = context.session->shown();
    return shown.over() ? context.localizer.text(Key::RoundOver)
                        : words::round_of(context.localizer, shown.view.setup, shown.view.round);
}

std::string headline_text(const PageContext& context, const record::PositionTexts& texts)
{
    if (context.puzzle || (texts.title.empty() && texts.line.empty()))
    {
        return question_text(context);
    }
    return texts.title + (texts.title.empty() || texts.line.empty() ? "" : ": ") + texts.line;
}

std::string post_address(const PageContext& context, const record::PositionTexts& texts)
{
    return context.platform.address.address_of(context.puzzle ? context.puzzle->link
                                                              : context.session->position_link(false, texts));
}

std::string forum_text(const PageContext& context, const record::PositionTexts& texts)
{
    const TableModel shown = context.session->shown().for_others();
    const std::string headline = headline_text(context, texts);
    const std::string asked = question_text(context);
    std::string text = context.localizer.text(Key::GameTitle) + ". " + round_text(context) + ". " + headline
                       + (headline == asked ? "" : "\n" + asked) + "\n" + post_address(context, texts) + "\n\n```\n"
                       + majority_table(shown) + "```\n";
    for (const std::string& line : position_of_table(shown))
    {
        text += "\n" + line;
    }
    return text;
}

std::string alt_text(const PageContext& context, const record::PositionTexts& texts)
{
    const std::string headline = headline_text(context, texts);
    const std::string asked = question_text(context);
    std::string text = context.localizer.text(Key::GameTitle) + ". " + round_text(context) + ". " + headline
                       + (headline == asked ? "" : " " + asked);
    const auto add = [&text](const std::string& line)
    {
        if (text.size() + 1 + line.size() <= max_alt_bytes)
        {
            text += "\n" + line;
        }
    };
    const TableModel shown = context.session->shown().for_others();
    for (const PosterSeat& seat : poster_seats(shown))
    {
        add(seat.name + ": " + std::to_string(seat.points) + " · " + seat.facts);
    }
    for (const PosterCard& card : poster_cards(shown))
    {
        add(card.title + ": " + card.line);
    }
    for (const Place place : places(shown.view.setup))
    {
        add(words::plain(place_in_words(shown, place)));
    }
    return text;
}

std::string embed_html(const PageContext& context, const record::PositionTexts& texts)
{
    std::string address = post_address(context, texts);
    const std::size_t hash = std::min(address.find('#'), address.size());
    address.insert(hash, address.substr(0, hash).find('?') == std::string::npos ? "?embed" : "&embed");
    const std::string title = context.localizer.text(Key::GameTitle) + ": " + headline_text(context, texts);
    return R"(<iframe src=")" + escaped(address) + R"(" width="720" height="540" title=")" + escaped(title)
           + R"(" style="border:0;max-width:100%" allow="clipboard-write; fullscreen" loading="lazy"></iframe>)";
}

} // namespace elgrande::screens
