#include "words/sentences.hpp"

#include "rules/playout.hpp"
#include "support/setups.hpp"

#include <catch2/catch_test_macros.hpp>

#include <algorithm>
#include <array>
#include <iterator>
#include <regex>
#include <set>
#include <string>
#include <vector>

using namespace elgrande;
using words::Localizer;

namespace
{

const std::array<std::string, max_owners> names{"Ada", "Bea", "Cid", "Dom", "Eva", "Black"};

/// True if the text has no open placeholder and closes every style.
bool is_well_said(const std::string& said)
{
    int open = 0;
    for (const char c : said)
    {
        open += c == words::style_ends ? -1 : static_cast<unsigned char>(c) < 0x20 ? 1 : 0;
    }
    return !said.empty() && open == 0 && said.find_first_of("{}") == std::string::npos;
}

/// True if each "You" in the text begins a line or an entry of a list, and stands before points, a colon or a verb in
/// the second person. `name` is the marked "You".
bool addresses_you(words::Language language, std::string text, const std::string& name)
{
    std::ptrdiff_t count = 0;
    for (std::size_t at = text.find(name); at != std::string::npos; at = text.find(name))
    {
        text.replace(at, name.size(), "@");
        ++count;
    }
    static const std::array<std::regex, words::language_count> right{
        std::regex("(^|, |: )@(:| [+]?[0-9]| [^ ]*[^ s]( |$))"),                     // "You bid", not "You bids"
        std::regex("(^|, |: )@(:| [+]?[0-9]| ([^ ]*st|nutzt|setzt|versetzt)( |$))"), // "Du bietest", not "Du bietet"
        std::regex("(^|, |: )@(:| [+]?[0-9]| ((no|lo) )?[^ ]*s( |$))"),              // "Tú pujas", not "Tú puja"
    };
    const std::regex& pattern = right[static_cast<std::size_t>(language)];
    const std::string plain = words::plain(text);
    return std::distance(std::sregex_iterator(plain.begin(), plain.end(), pattern), std::sregex_iterator()) == count;
}

/// Checks the lines of the log about an event if `you` is "You": the seat has no other name there, and lines that do
/// not name the seat stay the same.
void check_lines_to(Seat you, const Localizer& localizer, const Event& event, const Setup& setup)
{
    const std::string word = localizer.text(words::Key::SeatYou);
    const std::vector<std::string> named = words::log_lines(localizer, {&event, 1}, names, setup);
    const std::vector<std::string> said = words::log_lines(localizer, {&event, 1}, {names, you, word}, setup);
    REQUIRE(said.size() == named.size());
    for (std::size_t i = 0; i < said.size(); ++i)
    {
        const bool names_seat = named[i].find(words::marked(you, names[you])) != std::string::npos;
        const bool calls_you = said[i].find(static_cast<char>(words::you_begins + you)) != std::string::npos;
        const bool is_right = names_seat
                                  ? calls_you && is_well_said(said[i])
                                        && said[i].find(words::marked(you, names[you])) == std::string::npos
                                        && addresses_you(localizer.language(), said[i], words::marked_you(you, word))
                                  : said[i] == named[i];
        if (!is_right)
        {
            FAIL(words::plain(named[i]) << " – " << words::plain(said[i]));
        }
    }
}

} // namespace

TEST_CASE("a name in the wrong place is not taken for the subject")
{
    using words::Language;
    const std::string you = words::marked_you(0, "You");
    CHECK(addresses_you(Language::En, you + " bid 7", you));
    CHECK(addresses_you(Language::En, "Aragon: Ada 4, " + you + " 2", you));
    CHECK_FALSE(addresses_you(Language::En, you + " bids 7", you));
    CHECK_FALSE(addresses_you(Language::En, "One of " + you + " was lost", you));
    CHECK_FALSE(addresses_you(Language::De, you + " bietet 7", you));
    CHECK_FALSE(addresses_you(Language::Es, you + " puja 7", you));
}

TEST_CASE("in random games every question, answer and event has a complete sentence")
{
    std::set<Question> asked;
    std::set<EventKind> told;
    std::array<std::array<int, words::language_count>, event_kind_count> checked{};
    for (std::uint64_t seed = 1; seed <= 330; ++seed)
    {
        const Localizer localizer(static_cast<words::Language>(seed % words::language_count));
        Setup setup = setups::any_setup(seed);
        if (seed > 150)
        {
            // A few games of all rule sets do not contain all events of the expansions.
            constexpr std::array expansions{Edition::Colonies, Edition::KingColonies, Edition::Grandissimo};
            setup = {.edition = expansions[seed % expansions.size()], .players = 5, .seed = seed};
        }
        State state = new_game(setup);
        Random random(seed);
        while (!is_over(state))
        {
            const PlayerView seen = view(state, state.decision.seat);
            asked.insert(seen.decision.question);
            const std::string prompt = words::prompt(localizer, seen, names);
            CHECK(is_well_said(prompt));
            CHECK(words::plain(prompt).find(" 0 ") == std::string::npos); // never "0 left"
            const std::string word = localizer.text(words::Key::SeatYou);
            const auto other = static_cast<Seat>((seen.decision.seat + 1) % setup.players);
            CHECK(words::prompt(localizer, seen, {names, other, word}) == prompt); // it calls the asked player "you"
            for (const Action& action : seen.legal)
            {
                if (!is_well_said(words::answer(localizer, seen, names, action)))
                {
                    FAIL(words::answer(localizer, seen, names, action));
                }
            }
            const ActionList actions = legal(state);
            std::vector<Event> events;
            auto note = [&](const Event& event) { events.push_back(event); };
            apply(state, random_action(actions, random), note);
            for (const Event& event : events)
            {
                told.insert(event.kind);
                const auto kind = static_cast<std::size_t>(event.kind);
                const bool is_new = ++checked[kind][seed % words::language_count] <= 200;
                for (const Seat seat : {event.seat, event.by})
                {
                    if (is_new && seat < setup.players)
                    {
                        check_lines_to(seat, localizer, event, setup);
                    }
                }
            }
            for (const std::string& line : words::log_lines(localizer, events, names, setup))
            {
                if (!is_well_said(line))
                {
                    FAIL(line);
                }
            }
        }
        CHECK(is_well_said(words::prompt(localizer, view(state, nobody), names)));
    }
    asked.insert(Question::GameOver);
    for (int question = 0; question <= static_cast<int>(last_question); ++question)
    {
        // The province holds enough in most games: a recall would need more seeds than fit here.
        if (static_cast<Question>(question) != Question::Recall)
        {
            INFO("question " << question);
            CHECK(asked.contains(static_cast<Question>(question)));
        }
    }
    for (int kind = 0; kind < event_kind_count; ++kind)
    {
        if (static_cast<EventKind>(kind) != EventKind::Recalled)
        {
            INFO("event " << kind);
            CHECK(told.contains(static_cast<EventKind>(kind)));
        }
    }
}

TEST_CASE("the effects of an answer name every place whose payout changes, also overseas")
{
    const Localizer localizer;
    PlaceSet named;
    for (std::uint64_t seed = 1; seed <= 40; ++seed)
    {
        constexpr std::array editions{Edition::Classic, Edition::Colonies, Edition::KingColonies, Edition::Grandissimo};
        const Setup setup{.edition = editions[seed % editions.size()], .players = 4, .seed = seed};
        State state = new_game(setup);
        for (Random random(seed); !is_over(state);)
        {
            const PlayerView seen = view(state, state.decision.seat);
            const Action action = random_action(state, random, RandomPolicy::Busy);
            // A card that is used is told as a scoring, or not at all.
            const bool uses_card = action.kind == ActionKind::Act || action.kind == ActionKind::ChooseEffect;
            const Consequence outcome = uses_card ? Consequence{} : consequence(seen, action);
            for (const Place place : places(setup))
            {
                if (outcome.scored.empty() && outcome.changed.contains(place))
                {
                    named.insert(place);
                    const std::string effects = words::outlook(localizer, seen, names, action);
                    INFO("seed " << seed << ": " << effects);
                    CHECK(effects.find(words::place(localizer, setup.edition, place)) != std::string::npos);
                }
            }
            apply(state, action);
        }
    }
    CHECK(named.contains(Place::France));
    CHECK(named.contains(Place::America));
    CHECK(named.contains(Place::Portugal));
}

TEST_CASE("different answers to a question never have the same text")
{
    for (std::uint64_t seed = 1; seed <= 120; ++seed)
    {
        Setup setup = setups::any_setup(seed);
        if (seed % 2 == 0)
        {
            constexpr std::array expansions{Edition::Intrigue, Edition::Colonies, Edition::KingColonies,
                                            Edition::Grandissimo};
            setup = {.edition = expansions[seed / 2 % expansions.size()], .players = 4, .seed = seed};
        }
        const Localizer localizer(static_cast<words::Language>(seed % words::language_count));
        State state = new_game(setup);
        std::string twice;
        for (Random random(seed); !is_over(state) && twice.empty();)
        {
            const PlayerView seen = view(state, state.decision.seat);
            std::set<std::string> said;
            for (const Action& action : seen.legal)
            {
                const std::string answer = words::plain(words::answer(localizer, seen, names, action));
                twice = said.insert(answer).second ? twice : answer;
            }
            apply(state, random_action(state, random, RandomPolicy::Busy));
        }
        INFO("seed " << seed);
        CHECK(twice == "");
    }
}

TEST_CASE("the log names in every language who was in the uncovered Castillo, in one line before its points")
{
    // classic 1996, line 575
    const std::vector<Event> events{
        {.kind = EventKind::CastilloUncovered, .seat = 0, .to = Place::Castillo, .count = 3},
        {.kind = EventKind::CastilloUncovered, .seat = 2, .to = Place::Castillo, .count = 1},
        {.kind = EventKind::ScoringBegan, .to = Place::Castillo},
        {.kind = EventKind::Scored, .seat = 0, .to = Place::Castillo, .rank = 1, .points = 5},
        {.kind = EventKind::CastilloUncovered, .to = Place::Castillo},
        {.kind = EventKind::ScoringBegan, .to = Place::Castillo},
    };
    const auto said = [&](words::Language language)
    {
        std::vector<std::string> lines = words::log_lines(Localizer(language), events, names, Setup{});
        for (std::string& line : lines)
        {
            line = words::plain(line);
        }
        return lines;
    };
    CHECK(said(words::Language::En)
          == std::vector<std::string>{"The Castillo is uncovered: Ada 3, Cid 1", "Castillo: Ada 5",
                                      "The Castillo is uncovered: nobody is inside", "Castillo: nobody scores"});
    for (const auto language : {words::Language::De, words::Language::Es})
    {
        CHECK(said(language).size() == 4);
        CHECK(said(language)[0] != said(words::Language::En)[0]);
        CHECK(said(language)[0].find("Ada 3, Cid 1") != std::string::npos);
    }
}

TEST_CASE("a scoring is one line, and secret events are logged without their contents")
{
    const std::vector<Event> events{
        {.kind = EventKind::ScoringBegan, .to = Place::NewCastile},
        {.kind = EventKind::Scored, .seat = 0, .to = Place::NewCastile, .rank = 1, .points = 7},
        {.kind = EventKind::KingBonus, .seat = 0, .to = Place::NewCastile, .points = 2},
        {.kind = EventKind::Scored, .seat = 1, .to = Place::NewCastile, .rank = 2, .points = 4},
        {.kind = EventKind::ScoringBegan, .to = Place::Seville},
        {.kind = EventKind::DiskSet, .seat = 1},
        {.kind = EventKind::TookBack, .seat = 1},
    };
    std::vector<std::string> lines = words::log_lines(Localizer(), events, names, Setup());
    for (std::string& line : lines)
    {
        line = words::plain(line);
    }
    CHECK(lines
          == std::vector<std::string>{"New Castile: Ada 7, Ada 2 King's bonus, Bea 4", "Seville: nobody scores",
                                      "Bea set the disk", "Bea took back a power card"});
}

TEST_CASE("the King's place and the log put the King beside the Castillo, not inside")
{
    const std::vector<Event> events{{.kind = EventKind::KingMoved, .from = Place::Granada, .to = Place::Castillo}};
    for (int language = 0; language < words::language_count; ++language)
    {
        const Localizer localizer(static_cast<words::Language>(language));
        const std::string beside = words::kings_place(localizer, Edition::Edition2023, Place::Castillo);
        CHECK(beside != words::place(localizer, Edition::Edition2023, Place::Castillo));
        const Setup setup{.edition = Edition::Edition2023};
        const std::vector<std::string> lines = words::log_lines(localizer, events, names, setup);
        REQUIRE(lines.size() == 1);
        CHECK(lines[0].find(beside) != std::string::npos);
        CHECK(lines[0].find(words::kings_place(localizer, Edition::Edition2023, Place::Granada)) != std::string::npos);
    }
}

TEST_CASE("the question to an owner of a Veto names the standard-bearer if it leaves")
{
    Setup setup{.edition = Edition::BigBox};
    setup.modules.insert(Module::StandardBearers);
    PlayerView seen = view(new_game(setup), nobody);
    seen.decision = {Question::Veto, 1};
    seen.turn_order[0] = 0;
    seen.progress.lifted_seat = 2;
    seen.progress.lifted_from = Place::Aragon;
    seen.progress.step = at(ActionKind::Drop, Place::Granada);
    const Localizer localizer(words::Language::En);
    const auto asked = [&] { return words::plain(words::prompt(localizer, seen, names)); };
    CHECK(asked().find("bearer") == std::string::npos);
    seen.progress.stage = 1;
    CHECK(asked().find("(with the standard-bearer)") != std::string::npos);
    seen.progress.stage = 0;
    seen.progress.step = {ActionKind::Dismiss, 2 + with_bearer, Place::Aragon};
    CHECK(asked().find("(with the standard-bearer)") != std::string::npos);
    CHECK(asked().find('?') == std::string::npos); // the seat is known
}
