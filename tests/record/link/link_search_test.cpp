// Links as chats, mails and forums change them.
#include "record/link/link_search.hpp"

#include "record/link/link.hpp"
#include "rules/playout.hpp"
#include "support/random_record.hpp"

#include <catch2/catch_test_macros.hpp>

#include <algorithm>
#include <functional>
#include <string>
#include <vector>

using namespace elgrande;
using namespace elgrande::record;

namespace
{

const std::string page = "https://example.org/elgrande/";

/// Returns a link of a random position or game that satisfies `wanted`.
std::string link_where(const std::function<bool(const std::string&)>& wanted)
{
    std::string found;
    for (std::uint64_t number = 0; found.empty() && number < 200; ++number)
    {
        test::random_game(3, number, RandomPolicy::Busy,
                          [&](const State& state, const Game& game)
                          {
                              const std::string link = position_link(state, colours_of(game.players));
                              if (found.empty() && wanted(link))
                              {
                                  found = link;
                              }
                          });
    }
    REQUIRE_FALSE(found.empty());
    return found;
}

std::vector<std::string> links_of_all_kinds()
{
    const auto has = [](const std::string& link, char c) { return link.find(c) != std::string::npos; };
    return {link_where([&](const std::string& link) { return has(link, '-') && has(link, '_'); }),
            link_where([](const std::string& link) { return link.ends_with('_'); }),
            link_where([](const std::string& link) { return link.ends_with('-'); }),
            game_link(test::random_game(5, 2, RandomPolicy::Busy)),
            passed_link(test::random_game(4, 3, RandomPolicy::Busy))};
}

std::string replaced(std::string text, std::string_view what, std::string_view by)
{
    for (std::size_t at = text.find(what); at != std::string::npos; at = text.find(what, at + by.size()))
    {
        text.replace(at, what.size(), by);
    }
    return text;
}

/// Inserts `between` after every `width` characters.
std::string wrapped(const std::string& text, std::size_t width, std::string_view between)
{
    std::string lines;
    for (std::size_t at = 0; at < text.size(); at += width)
    {
        lines.append(at == 0 ? "" : between).append(text, at, width);
    }
    return lines;
}

std::string escaped(std::string_view text, char sign, std::string_view digits)
{
    std::string result;
    for (const char c : text)
    {
        const auto byte = static_cast<unsigned char>(c);
        result += {sign, digits[byte >> 4U], digits[byte & 15U]};
    }
    return result;
}

struct Mangling
{
    std::string name;
    std::function<std::string(const std::string& link)> apply;
};

/// Puts `before` and `after` around the link.
Mangling around(const std::string& name, const std::string& before, const std::string& after)
{
    return {name, [=](const std::string& link) { return before + link + after; }};
}

/// Returns the texts tried around the link.
std::vector<Mangling> surroundings()
{
    return {
        around("nothing", "", ""),
        around("a '#' before it", "#", ""),
        around("the page's address", page + "#", ""),
        around("blanks and a line's end", "  #", " \r\n"),
        around("%23 for '#' in the path", page + "%23", ""),
        around("%23 behind the page's name", page + "index.html%23", ""),
        around("'#' escaped twice", page + "%2523", ""),
        around("'#' escaped four times", page + "%25252523", ""),
        around("'#' doubled", page + "##", ""),
        around("a '#' that was there already and one that is escaped", page + "#%23", ""),
        around("no '#' at all, but a query", page + "?", ""),
        around("a path behind '#'", page + "#/", ""),
        around("a slash at the end", page + "#", "/"),
        around("a tracking parameter before '#'", page + "?fbclid=IwAR0p1.abc-_1g1.xyz#", ""),
        around("tracking parameters behind the link, as of a query", page + "#", "&utm_source=chat&utm_medium=x"),
        around("a query behind the link", page + "#", "?utm_source=chat"),
        around("a query behind the link, escaped for HTML", page + "#", "&amp;fbclid=IwAR2"),
        around("a text fragment of a search engine", page + "#", ":~:text=Grande"),
        around("angle brackets", "<" + page + "#", ">"),
        around("angle brackets in a sentence", "Your turn: <" + page + "#", ">, Ana."),
        around("URL: in angle brackets", "<URL:" + page + "#", ">"),
        around("markdown", "[my turn](" + page + "#", ")"),
        around("markdown with a title", "[my turn](" + page + "#", " \"El Grande\")"),
        around("an HTML link", "<a href=\"" + page + "#", "\" class=\"out\">look</a>"),
        around("forum code", "[url]" + page + "#", "[/url]"),
        around("forum code with a text", "[url=" + page + "#", "]look[/url]"),
        around("bold in chats", "*" + page + "#", "*"),
        around("italic in chats", "_" + page + "#", "_"),
        around("struck through in chats", "~~" + page + "#", "~~"),
        around("code in chats", "`" + page + "#", "`"),
        around("a spoiler in chats", "||" + page + "#", "||"),
        around("a word right behind it", page + "#", "Sent from my phone"),
        around("a second link behind it, cut", page + "#", "\n" + page + "#g1.AAAA"),
        around("a cut link before it", page + "#p1.4Lgh\nno, this one: " + page + "#", ""),
        around("a message around it", "Hello Ana,\nit is your turn in round 1.\n\n" + page + "#",
               "\n\n-- \nBea, tel. 1.\n"),
        around("quotation of a mail", "> Your turn: " + page + "#", "\n> Ana"),
    };
}

/// Returns the changes tried on the link.
std::vector<Mangling> alterations()
{
    return {
        {"all escaped", [](const std::string& link) { return page + escaped("#" + link, '%', "0123456789ABCDEF"); }},
        {"all escaped in lower case",
         [](const std::string& link) { return page + escaped("#" + link, '%', "0123456789abcdef"); }},
        {"'.', '-' and '_' escaped", [](const std::string& link)
         { return page + "#" + replaced(replaced(replaced(link, ".", "%2E"), "-", "%2D"), "_", "%5F"); }},
        {"the same, escaped twice", [](const std::string& link)
         { return page + "#" + replaced(replaced(replaced(link, ".", "%252e"), "-", "%252d"), "_", "%255f"); }},
        {"the same, as HTML", [](const std::string& link)
         { return page + "&#35;" + replaced(replaced(replaced(link, ".", "&#46;"), "-", "&#x2d;"), "_", "&lowbar;"); }},
        {"a malformed escape behind it", [](const std::string& link) { return page + "#" + link + "%"; }},
        {"a malformed escape before it", [](const std::string& link) { return page + "?rate=100%&x=%zz#" + link; }},
        {"backslashes before '-' and '_'",
         [](const std::string& link) { return page + "#" + replaced(replaced(link, "_", "\\_"), "-", "\\-"); }},
        {"two hyphens became a dash",
         [](const std::string& link) { return page + "#" + replaced(link, "--", "\u2014"); }},
        {"hyphens became dashes", [](const std::string& link) { return page + "#" + replaced(link, "-", "\u2013"); }},
        {"hyphens that do not break", [](const std::string& link) { return replaced(link, "-", "\u2011"); }},
        {"the first letter in upper case",
         [](const std::string& link) { return static_cast<char>(link[0] + 'A' - 'a') + link.substr(1); }},
        {"wrapped lines", [](const std::string& link) { return wrapped(page + "#" + link, 40, "\n"); }},
        {"wrapped lines of another system",
         [](const std::string& link) { return wrapped(page + "#" + link, 9, "\r\n"); }},
        {"wrapped lines, quoted",
         [](const std::string& link) { return "> > " + wrapped(page + "#" + link, 30, "\n> > ") + "\n> > Ana"; }},
        {"soft line breaks of a mail", [](const std::string& link) { return wrapped(page + "#" + link, 60, "=\r\n"); }},
        {"soft line breaks of a mail, the point escaped",
         [](const std::string& link) { return wrapped(page + "#" + replaced(link, ".", "=2E"), 38, "=\n"); }},
        {"line breaks, escaped", [](const std::string& link) { return page + "#" + wrapped(link, 50, "%0D%0A"); }},
        {"blanks", [](const std::string& link) { return page + "#" + wrapped(link, 20, " "); }},
        {"blanks, escaped", [](const std::string& link) { return page + "#%20" + wrapped(link, 20, "%20") + "%20"; }},
        {"blanks as in a form", [](const std::string& link) { return page + "#" + wrapped(link, 20, "+"); }},
        {"spaces of no width", [](const std::string& link) { return wrapped(page + "#" + link, 10, "\u200b"); }},
        {"soft hyphens", [](const std::string& link) { return wrapped(page + "#" + link, 10, "\u00ad"); }},
        {"soft hyphens, escaped", [](const std::string& link) { return wrapped(link, 10, "%C2%AD"); }},
        {"soft hyphens of HTML", [](const std::string& link) { return wrapped(link, 10, "&shy;"); }},
        {"tags where a long word may break", [](const std::string& link) { return wrapped(link, 10, "<wbr>"); }},
        {"line breaks of HTML", [](const std::string& link) { return wrapped(link, 70, "<br />\n"); }},
        {"marks of the direction of writing",
         [](const std::string& link) { return "\u200e\u2068" + page + "#" + link + "\u2069\u200f"; }},
        {"a byte order mark", [](const std::string& link) { return "\ufeff" + link; }},
    };
}

std::vector<Mangling> manglings()
{
    std::vector<Mangling> list = surroundings();
    const std::vector<Mangling> altered = alterations();
    list.insert(list.end(), altered.begin(), altered.end());
    for (const std::string end :
         {".", ",", ";", ":", "!", "?", ")",  "]", "}",  ">",  "»",  "“",   "”",  "’",    "'", "\"", "…",
          "*", "_", "-", "~", "`", "/", "\\", "|", "。", "、", "）", "!!!", ").", "?!\"", "%", "😀"})
    {
        list.push_back(around("a sentence that ends in " + end, "(" + page + "#", end));
    }
    return list;
}

std::string opened_link(const std::string& text)
{
    auto link = open_link(text);
    if (!link)
    {
        return link.error().message;
    }
    if (const auto* passed = std::get_if<PassedGame>(&*link))
    {
        return passed_link(passed->game);
    }
    const Game* const game = std::get_if<Game>(&*link);
    return game != nullptr ? game_link(*game)
                           : position_link(std::get<OpenedPosition>(*link).state,
                                           colours_of(std::get<OpenedPosition>(*link).players));
}

} // namespace

TEST_CASE("a link opens whatever chats, mails and forums do to it")
{
    const auto list = manglings();
    CHECK(list.size() >= 90);
    for (const std::string& link : links_of_all_kinds())
    {
        for (const Mangling& mangling : list)
        {
            CAPTURE(mangling.name, mangling.apply(link));
            CHECK(opened_link(mangling.apply(link)) == link);
        }
    }
}

TEST_CASE("a link survives any two manglings, one after the other")
{
    const auto list = manglings();
    const std::string link = links_of_all_kinds().front();
    int survived = 0;
    for (const Mangling& inner : list)
    {
        const std::string once = inner.apply(link);
        for (const Mangling& outer : {around("", "> Look: ", "\n> Ana"), around("", "[look](", ")."),
                                      Mangling{"", [](const std::string& text) { return wrapped(text, 70, "=\r\n"); }},
                                      Mangling{"", [](const std::string& text) { return replaced(text, "%", "%25"); }}})
        {
            CAPTURE(inner.name, outer.apply(once));
            CHECK(opened_link(outer.apply(once)) == link);
            ++survived;
        }
    }
    CHECK(survived > 300);
}

TEST_CASE("the first complete link of a text opens")
{
    const auto links = links_of_all_kinds();
    CHECK(opened_link("First " + page + "#" + links[0] + ", then " + page + "#" + links[1] + ".") == links[0]);
    CHECK(opened_link(page + "#" + links[2].substr(0, 50) + " and " + page + "#" + links[1]) == links[1]);
    CHECK(opened_link(links[3] + links[0]) == links[3]);
}

TEST_CASE("the text around a link has a maximum length, and text without a link is refused with a reason")
{
    const std::string link = links_of_all_kinds().front();
    const std::string much(max_text_around_link - link.size(), ' ');
    CHECK(opened_link(much + link) == link);
    CHECK(open_link(much + " " + link).error().kind == ErrorKind::TooLarge);
    const auto kind = [](std::string_view text) { return open_link(text).error().kind; };
    CHECK(kind("100%") == ErrorKind::Foreign);
    CHECK(kind("#%") == ErrorKind::Foreign);
    CHECK(kind("&#;<>=%%%zz&") == ErrorKind::Foreign);
    CHECK(kind("#p1.abc%") == ErrorKind::Damaged);
    CHECK(kind("p1.") == ErrorKind::Damaged);
    CHECK(kind(page + "#" + link.substr(0, 40) + "…") == ErrorKind::Damaged);
    CHECK(kind(page + "%23p2.AAAAAAAA") == ErrorKind::Newer);
}

TEST_CASE("a text that seems to begin a link everywhere is searched only to a limit")
{
    const std::string link = links_of_all_kinds().front();
    const auto behind = [&](int beginnings)
    {
        std::string marks;
        for (int i = 0; i < beginnings; ++i)
        {
            marks += "p1.";
        }
        return links_in(marks + link);
    };
    CHECK(behind(100).links == std::vector{link});
    const FoundLinks found = behind(1000);
    CHECK(found.begun);
    CHECK(found.links.empty());
    CHECK(open_link(std::string(3000, ' ') + "p1.").error().kind == ErrorKind::Damaged);
}
