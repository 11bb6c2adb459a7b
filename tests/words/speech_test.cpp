#include "words/names.hpp"

#include <catch2/catch_test_macros.hpp>

#include <set>

using namespace elgrande;
using words::Key;
using words::Speech;

TEST_CASE("a text takes named arguments in any order")
{
    const Speech speech;
    CHECK(speech.say(Key::AnswerTakeCard, {{"count", 3}, {"card", "Fiesta"}}) == "Take Fiesta (up to 3)");
    CHECK(speech.say(Key::GameTitle) == "El Grande");
}

TEST_CASE("a placeholder without an argument stays visible")
{
    CHECK(Speech().say(Key::AnswerBid) == "Bid {value}");
}

TEST_CASE("the plural form follows the number")
{
    const Speech speech;
    CHECK(speech.say(Key::SeatVeto, {{"count", 1}}) == "Veto");
    CHECK(speech.say(Key::SeatVeto, {{"count", 2}}) == "2 Vetoes");
    CHECK(speech.say(Key::ShareLength, {{"count", 1}}) == "1 character");
    CHECK(speech.say(Key::ShareLength, {{"count", 0}}) == "0 characters");
}

TEST_CASE("names carry the mark of their seat and no control characters of their own")
{
    const std::string name = words::marked(2, "A\003n\nna");
    CHECK(name == std::string(1, '\022') + "Anna" + words::style_ends);
    CHECK(words::plain(Speech().say(Key::PromptBid, {{"player", name}})) == "Anna bids. Choose a power card.");
}

TEST_CASE("every card of the catalogue has a title, a line and an explanation of its own wording")
{
    const Speech speech;
    std::set<std::string> names;
    for (std::size_t i = 0; i < catalogue().size(); ++i)
    {
        const auto id = static_cast<CardId>(i);
        INFO(card(id).id);
        for (const char* part : {".title", ".name", ".line", ".full"})
        {
            CHECK(words::key_named("card." + std::string(card(id).id) + part).has_value());
        }
        CHECK(words::card_title(speech, id).size() <= 20);
        CHECK(words::card_name(speech, id).size() <= 26);
        CHECK(names.insert(words::card_name(speech, id)).second);
        CHECK(words::card_line(speech, id).size() <= 44);
        CHECK(words::card_full(speech, id).size() > words::card_line(speech, id).size());
    }
}

TEST_CASE("every rule that can forbid an action has a sentence")
{
    std::set<std::string> sentences;
    for (int rule = 0; rule <= static_cast<int>(Rule::NotYourCaballero); ++rule)
    {
        const std::string text = words::refusal(Speech(), static_cast<Rule>(rule));
        CHECK(text.ends_with('.'));
        sentences.insert(text);
    }
    CHECK(sentences.size() == static_cast<std::size_t>(Rule::NotYourCaballero) + 1);
}

TEST_CASE("places, colours and boards have names")
{
    const Speech speech;
    std::set<std::string> names;
    for (int place = 0; place < place_count; ++place)
    {
        names.insert(words::place(speech, Edition::Classic, static_cast<Place>(place)));
    }
    for (int colour = 0; colour < record::colour_count; ++colour)
    {
        names.insert(words::colour(speech, static_cast<record::Colour>(colour)));
    }
    CHECK(names.size() == place_count + record::colour_count);
    CHECK(words::board({8, 4, 0}) == "8/4/0");
}
