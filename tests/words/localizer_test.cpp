#include "words/book.hpp"
#include "words/names.hpp"

#include <catch2/catch_test_macros.hpp>
#include <catch2/generators/catch_generators.hpp>
#include <catch2/generators/catch_generators_range.hpp>

#include <algorithm>
#include <map>
#include <set>
#include <vector>

using namespace elgrande;
using words::Key;
using words::Localizer;

TEST_CASE("a text takes named arguments in any order")
{
    const Localizer localizer;
    CHECK(localizer.text(Key::AnswerTakeCard, {{"count", 3}, {"card", "Fiesta"}}) == "Take Fiesta (up to 3)");
    CHECK(localizer.text(Key::GameTitle) == "El Grande");
}

TEST_CASE("a placeholder without an argument stays visible")
{
    CHECK(Localizer().text(Key::AnswerBid) == "Bid {value}");
}

TEST_CASE("the plural form follows the number")
{
    const Localizer localizer;
    CHECK(localizer.text(Key::SeatVeto, {{"count", 1}}) == "Veto");
    CHECK(localizer.text(Key::SeatVeto, {{"count", 2}}) == "2 Vetoes");
    CHECK(localizer.text(Key::ShareLength, {{"count", 1}}) == "1 character");
    CHECK(localizer.text(Key::ShareLength, {{"count", 0}}) == "0 characters");
}

TEST_CASE("each language has its own plural forms")
{
    using words::Language;
    CHECK(Localizer(Language::De).text(Key::SeatVeto, {{"count", 3}}) == "3 Vetos");
    CHECK(Localizer(Language::De).text(Key::CardPlaces, {{"count", 1}}) == "Setze bis zu 1 Caballero vom Hof ein.");
    CHECK(Localizer(Language::Es).text(Key::ShareLength, {{"count", 1}}) == "1 carácter");
    CHECK(Localizer(Language::Es).text(Key::ShareLength, {{"count", 2}}) == "2 caracteres");
}

TEST_CASE("the best language that both reader and game know is chosen, else English")
{
    using words::best_language;
    using words::Language;
    const auto best = [](std::vector<std::string> tags) { return best_language(tags); };
    CHECK(best({"fr", "de-AT", "es"}) == Language::De);
    CHECK(best({"es-419"}) == Language::Es);
    CHECK(best({"ES-mx"}) == Language::Es);
    CHECK(best({"english", "-", "", "den"}) == Language::En);
    CHECK(best({}) == Language::En);
}

TEST_CASE("fetched texts are accepted completely or not at all")
{
    using words::Language;
    using words::TextPart;
    const TextPart part = GENERATE(TextPart::Table, TextPart::Guide);
    const std::string texts(words::texts_of(Language::De, part));
    CHECK(std::count(texts.begin(), texts.end(), '\n') == words::lines_in(part));
    CHECK_FALSE(words::provide_texts(Language::De, part, {}));
    CHECK_FALSE(words::provide_texts(Language::De, part, texts.substr(0, texts.size() / 2)));
    CHECK_FALSE(words::provide_texts(Language::De, part, texts + "more"));
    CHECK_FALSE(words::provide_texts(Language::De, part, texts + "more\n"));
    CHECK(words::provide_texts(Language::De, part, std::string(words::lines_in(part), '\n')));
    CHECK(words::texts_of(Language::De, part) == texts); // the present texts stay
    CHECK(words::texts_file(Language::De, part) == (part == TextPart::Table ? "texts-de" : "guide-de"));
}

TEST_CASE("texts needed at once do not depend on the guide's texts")
{
    const auto in_guide = [](std::string_view name)
    { return static_cast<int>(words::key_named(name).value()) >= words::first_of_guide; };
    CHECK_FALSE(in_guide("button.ok"));
    CHECK_FALSE(in_guide("lesson.first-game"));
    CHECK_FALSE(in_guide("lesson.first-game.about"));
    CHECK(in_guide("lesson.first-game.aim"));
    CHECK(in_guide("search.ignored"));
    for (const words::ChapterRow& chapter : words::chapters())
    {
        CHECK(static_cast<int>(chapter.title) >= words::first_of_guide);
    }
}

TEST_CASE("a player named after their colour has the name of the colour in every language")
{
    const Localizer german(words::Language::De);
    CHECK(words::seat_name(german, {"Red", record::Colour::Red}) == "Rot");
    CHECK(words::seat_name(german, {"Amarillo", record::Colour::Yellow}) == "Gelb");
    CHECK(words::seat_name(Localizer(), {"Rot", record::Colour::Red}) == "Red");
    CHECK(words::seat_name(german, {"Red", record::Colour::Blue}) == "Red");
    CHECK(words::seat_name(german, {"Ada", record::Colour::Red}) == "Ada");
}

TEST_CASE("an edition has its own names in each language, and the general ones where it has none")
{
    const Localizer english;
    const Localizer german(words::Language::De);
    CHECK(words::place(english, Edition::Edition2023, Place::NewCastile) == "Toledo");
    CHECK(words::place(english, Edition::Classic, Place::NewCastile) == "New Castile");
    CHECK(words::place(english, Edition::Edition2023, Place::Granada) == "Granada");
    CHECK(words::place(german, Edition::Classic, Place::Galicia) == "Galicien");
    CHECK(words::place(german, Edition::BigBox, Place::Galicia) == "Galicia");
    const EditionRow& newest = edition_row(Edition::Edition2023);
    CHECK(words::card_title(german, newest.king_card) == "Ihre Majestät");
    CHECK(words::card_title(german, edition_row(Edition::Classic).king_card) == "Der König");
}

TEST_CASE("load errors are in the player's language, with line and rule; quotations from the record stay as they are")
{
    using record::ErrorKind;
    const Localizer german(words::Language::De);
    CHECK(words::load_error(german, {.message = "cut", .kind = ErrorKind::Damaged})
          == "Es wurde unterwegs abgeschnitten, vertippt oder beschädigt");
    CHECK(words::load_error(german, {.message = "'x': it is over", .line = 12, .rule = Rule::GameIsOver})
          == "Zeile 12: So kann es nicht sein: Die Partie ist zu Ende");
    CHECK(words::load_error(Localizer(), {.message = "there is no card 'x'", .line = 3})
          == "Line 3: there is no card 'x'");
}

TEST_CASE("names carry the mark of their seat and no control characters of their own")
{
    const std::string name = words::marked(2, "A\003n\nna");
    CHECK(name == std::string(1, '\022') + "Anna" + words::style_ends);
    CHECK(words::plain(Localizer().text(Key::PromptBid, {{"player", name}})) == "Anna: bid. Choose a power card.");
}

TEST_CASE("a text has another form for You, as the subject and in other places, in each language")
{
    using words::Language;
    const auto stopped = [](Language language, const std::string& player, const std::string& other) {
        return words::plain(Localizer(language).text(Key::LogVetoUsed, {{"player", player}, {"other", other}}));
    };
    const auto you = [](std::string_view name) { return words::marked_you(1, name); };
    const std::string ada = words::marked(2, "Ada");
    CHECK(stopped(Language::En, you("You"), ada) == "You stopped Ada with a Veto");
    CHECK(stopped(Language::En, ada, you("You")) == "Ada stopped you with a Veto");
    CHECK(stopped(Language::De, you("Du"), ada) == "Du stoppst Ada mit einem Veto");
    CHECK(stopped(Language::De, ada, you("Du")) == "Ada stoppt dich mit einem Veto");
    CHECK(stopped(Language::Es, you("Tú"), ada) == "Tú detienes a Ada con un veto");
    CHECK(stopped(Language::Es, ada, you("Tú")) == "Ada te detiene con un veto");
    // Somebody whose name is that word keeps the third person.
    CHECK(stopped(Language::De, words::marked(1, "Du"), ada) == "Du stoppt Ada mit einem Veto");
}

TEST_CASE("other words for You have the colour of the player, as the name would")
{
    const std::string said = Localizer().text(
        Key::LogVetoUsed, {{"player", words::marked(2, "Ada")}, {"other", words::marked_you(1, "You")}});
    CHECK(said.find(words::marked_you(1, "you")) != std::string::npos);
    CHECK(words::owner_of_mark(words::marked_you(1, "You").front()) == 1);
    CHECK(words::owner_of_mark(words::marked(1, "Ada").front()) == 1);
}

TEST_CASE("forms for You have plural forms and the wording of an edition")
{
    using words::Language;
    const Localizer spanish(Language::Es);
    const words::Argument you("player", words::marked_you(0, "Tú"));
    const auto left = [&](int count) {
        return words::plain(spanish.text(Key::LogCastilloEmptied, {you, {"count", count}, {"place", "Aragón"}}));
    };
    CHECK(left(1) == "Sale 1 tuyo del Castillo: Aragón");
    CHECK(left(2) == "Salen 2 tuyos del Castillo: Aragón");
    CHECK(spanish.text_in(Edition::Classic, Key::TableHand, {you}) == "Tus cartas de poder");
    CHECK(spanish.text_in(Edition::Intrigue, Key::TableHand, {you}) == "Tus cartas");
}

TEST_CASE("every card has a title, a name of its own, a line and a longer explanation")
{
    const Localizer localizer(static_cast<words::Language>(GENERATE(range(0, words::language_count))));
    std::map<Edition, std::set<std::string>> names;
    for (std::size_t i = 0; i < catalogue().size(); ++i)
    {
        const auto id = static_cast<CardId>(i);
        INFO(card(id).id);
        for (const char* part : {".title", ".name", ".line", ".full"})
        {
            CHECK(words::key_named("card." + std::string(card(id).id) + part).has_value());
        }
        CHECK_FALSE(words::card_title(localizer, id).empty());
        CHECK(names[words::edition_of(id)].insert(words::card_name(localizer, id)).second);
        CHECK(words::card_full(localizer, words::edition_of(id), id).size() > words::card_line(localizer, id).size());
    }
}

TEST_CASE("every rule that can forbid an action has a sentence")
{
    const Localizer localizer(static_cast<words::Language>(GENERATE(range(0, words::language_count))));
    std::set<std::string> sentences;
    for (int rule = 0; rule <= static_cast<int>(last_rule); ++rule)
    {
        const std::string text = words::refusal(localizer, static_cast<Rule>(rule));
        CHECK(text.ends_with('.'));
        sentences.insert(text);
    }
    CHECK(sentences.size() == static_cast<std::size_t>(last_rule) + 1);
}

TEST_CASE("places and colours have different names, and boards are named by their values")
{
    const Localizer localizer(static_cast<words::Language>(GENERATE(range(0, words::language_count))));
    std::set<std::string> names;
    for (int place = 0; place < place_count; ++place)
    {
        names.insert(words::place(localizer, Edition::Classic, static_cast<Place>(place)));
    }
    for (int colour = 0; colour < record::colour_count; ++colour)
    {
        names.insert(words::colour(localizer, static_cast<record::Colour>(colour)));
    }
    CHECK(names.size() == place_count + record::colour_count);
    CHECK(words::score_values({8, 4, 0}) == "8/4/0");
}
