#include "screens/home/rules_form.hpp"

#include "rules/cards/card.hpp"
#include "rules/cards/stacks.hpp"
#include "rules/complete.hpp"
#include "screens/cards/cards.hpp"
#include "screens/cards/module_picture.hpp"
#include "ui/widgets.hpp"
#include "words/names.hpp"
#include "words/rule_set.hpp"

#include <array>
#include <numeric>
#include <span>
#include <string_view>

namespace elgrande::screens
{

namespace
{

using words::Key;

constexpr std::array<Key, 2> round_names{Key::HomeRoundsNine, Key::HomeRoundsSix};

/// Returns why a module cannot be added although the edition has it; nothing if it can.
std::optional<Key> why_not(const Setup& setup, Module module, int players)
{
    if (module == Module::FourStacks && players != 3)
    {
        return Key::ModuleThreePlayersOnly;
    }
    if (module == Module::SecondVeto && !setup.modules.contains(Module::FirstVeto))
    {
        return Key::ModuleFirstVetoFirst;
    }
    return std::nullopt;
}

/// Returns a card that shows what is special about an edition.
CardId typical_card(Edition edition)
{
    constexpr auto ids =
        table_of<std::string_view, edition_count>("score-castillo", "royal-adviser", "rebellion", "send-grandes",
                                                  "inquisitor", "score-overseas", "take-inquisitor");
    return card_named(edition, ids[static_cast<std::size_t>(edition)]);
}

/// Draws the description of an edition at the top of `rest`: one of its cards, a sentence, and facts. Removes its area
/// from `rest`.
void draw_edition(Ui& ui, const words::Localizer& localizer, Edition edition, Box& rest, float scale)
{
    constexpr float height = 172;
    constexpr float width = 102;
    Box block = rest.cut_top(height * scale, 8 * scale);
    ActionCard face{.card = typical_card(edition)};
    face.title = words::card_title(localizer, face.card);
    face.line = words::card_line(localizer, face.card);
    face.text = 0.9F * scale;
    draw_action_card(ui, block.cut_left(width * scale, 14 * scale), face);
    const words::EditionWords& texts = words::edition_words(edition);
    const Letters about{.face = Face::Italic, .size = 17 * scale, .colour = theme::current.cream_heading};
    const Letters quiet{.face = Face::Italic, .size = 15 * scale, .colour = theme::current.cream_quiet};
    block.cut_top(4 * scale);
    block.cut_top(write_wrapped(ui, about, block, localizer.text(texts.about)), 8 * scale);
    write_wrapped(ui, quiet, block, localizer.text(texts.facts));
}

/// Returns the number of rows of equal columns that the longest name needs.
int rows_for(const std::vector<std::string>& names, float width, float scale)
{
    const Letters letters{.size = 17 * scale};
    float widest = 0;
    for (const std::string& name : names)
    {
        widest = std::max(widest, text_width(letters, name) + 24 * scale);
    }
    const int count = static_cast<int>(names.size());
    const auto columns = [count](int rows) { return (count + rows - 1) / rows; };
    int rows = 1;
    while (rows < count && widest * static_cast<float>(columns(rows)) > width)
    {
        ++rows;
    }
    return rows;
}

} // namespace

Setup RulesForm::setup(int players) const
{
    Setup setup = setup_;
    setup.players = static_cast<std::uint8_t>(players);
    setup.seed = 0;
    const EditionRow& edition = edition_row(setup.edition);
    for (int i = 0; i < module_count; ++i)
    {
        const auto module = static_cast<Module>(i);
        if (!edition.modules.contains(module) || why_not(setup, module, players))
        {
            setup.modules.erase(module);
        }
    }
    setup.vetoes = setup.vetoes || setup.edition == Edition::Edition2023 || has_own_cards(setup);
    setup.first_deck = setup.first_deck && has_own_cards(setup);
    setup.spares_own = setup.spares_own && setup.edition == Edition::Classic;
    setup.parts_left_out = is_grandissimo(setup) ? setup.parts_left_out : std::uint8_t{0};
    setup.cards_left_out = is_grandissimo(setup) ? setup.cards_left_out : 0;
    return with_all_cards(setup);
}

/// Adds the parts of Grandissimo and the cards of its sixth stack. They can be left out only as long as enough cards
/// remain.
void RulesForm::add_left_out(std::vector<Option>& list) const
{
    using words::ModuleWords;
    constexpr auto parts = table_of<ModuleWords, part_count>(
        ModuleWords{Key::HomeShips, Key::HomeShipsHelp, Key::ModuleFactsHard},
        ModuleWords{Key::HomePrison, Key::HomePrisonHelp, Key::ModuleFactsMedium},
        ModuleWords{Key::HomeInquisitor, Key::HomeInquisitorHelp, Key::ModuleFactsMedium});
    const auto reason_to_keep = [](Setup setup, auto leave_out)
    {
        leave_out(setup);
        return sixth_cards(setup) < min_sixth_cards ? std::optional(Key::HomeSixthFew) : std::nullopt;
    };
    for (std::size_t i = 0; i < parts.size(); ++i)
    {
        const auto part = static_cast<Part>(i);
        const bool on = has_part(setup_, part);
        const auto leave_out = [&](Setup& setup)
        { setup.parts_left_out = static_cast<std::uint8_t>(setup.parts_left_out | bit_of(part)); };
        list.push_back({.name = parts[i].name,
                        .help = parts[i].help,
                        .switched = part,
                        .on = on,
                        .facts = parts[i].facts,
                        .why_not = on ? reason_to_keep(setup_, leave_out) : std::nullopt});
    }
    list.push_back(
        {.name = Key::HomeSixthCards, .help = Key::HomeSixthCardsHelp, .switched = ListedCards{}, .on = shows_cards_});
    const std::span<const CardId> cards = cards_in(setup_, sixth_stack);
    for (const CardId id : shows_cards_ ? cards : std::span<const CardId>())
    {
        const std::uint32_t bit = bit_of_left_out(card(id));
        const bool on = (setup_.cards_left_out & bit) == 0;
        const auto leave_out = [&](Setup& setup) { setup.cards_left_out |= bit; };
        list.push_back({.name = Key::HomeSixthCards,
                        .help = Key::HomeSixthCards,
                        .switched = id,
                        .on = on,
                        .why_not = on ? reason_to_keep(setup_, leave_out) : std::nullopt});
    }
}

std::vector<RulesForm::Option> RulesForm::options(int players) const
{
    std::vector<Option> list;
    const auto of_setup = [&](Key name, Key help, bool Setup::*field)
    { list.push_back({.name = name, .help = help, .switched = field, .on = setup_.*field}); };
    if (has_own_cards(setup_))
    {
        of_setup(Key::HomeFirstDeck, Key::HomeFirstDeckHelp, &Setup::first_deck);
    }
    else if (setup_.edition != Edition::Edition2023)
    {
        of_setup(Key::HomeVetoes, Key::HomeVetoesHelp, &Setup::vetoes);
    }
    const EditionRow& edition = edition_row(setup_.edition);
    for (int i = 0; i < module_count; ++i)
    {
        const auto module = static_cast<Module>(i);
        if (edition.modules.contains(module))
        {
            const words::ModuleWords& texts = words::module_words(module);
            const auto reason = why_not(setup_, module, players);
            list.push_back({.name = texts.name,
                            .help = texts.help,
                            .switched = module,
                            .on = setup_.modules.contains(module) && !reason,
                            .facts = texts.facts,
                            .why_not = reason});
        }
    }
    if (is_grandissimo(setup_))
    {
        add_left_out(list);
    }
    of_setup(Key::HomeOpenCastillo, Key::HomeOpenCastilloHelp, &Setup::open_castillo);
    of_setup(Key::HomeHiddenHands,
             hides_hands_by_default(setup_.edition) ? Key::HomeHiddenHandsHelp : Key::HomeOpenHandsHelp,
             &Setup::hidden_hands);
    if (setup_.hidden_hands)
    {
        list.push_back(
            {.name = Key::HomePassedRound, .help = Key::HomePassedRoundHelp, .switched = HotSeat{}, .on = hot_seat_});
    }
    for (std::size_t i = 0; i < list.size(); ++i)
    {
        list[i].area = id_of("option", static_cast<int>(i));
    }
    return list;
}

void RulesForm::choose(Edition edition)
{
    if (setup_.hidden_hands == hides_hands_by_default(setup_.edition))
    {
        setup_.hidden_hands = hides_hands_by_default(edition); // a choice other than the default is kept
    }
    setup_.edition = edition;
}

/// Switches an option on or off, which must be enabled.
void RulesForm::toggle_option(const Option& option)
{
    struct Toggle
    {
        RulesForm& form;
        bool on;

        void operator()(bool Setup::*field) const { form.setup_.*field = !on; }
        void operator()(Module module) const
        {
            on ? form.setup_.modules.erase(module) : form.setup_.modules.insert(module);
        }
        void operator()(Part part) const
        {
            form.setup_.parts_left_out = static_cast<std::uint8_t>(form.setup_.parts_left_out ^ bit_of(part));
        }
        void operator()(CardId id) const { form.setup_.cards_left_out ^= bit_of_left_out(card(id)); }
        void operator()(HotSeat) const { form.hot_seat_ = !on; }
        void operator()(ListedCards) const { form.shows_cards_ = !on; }
    };
    std::visit(Toggle{*this, option.on}, option.switched);
}

Box RulesForm::draw_editions(Ui& ui, const words::Localizer& localizer, Box rest, float scale)
{
    const float height = std::max(ui.min_touch_size(), 38 * scale);
    std::vector<std::string> editions;
    editions.reserve(edition_count);
    for (int i = 0; i < edition_count; ++i)
    {
        editions.push_back(localizer.text(words::edition_name(static_cast<Edition>(i))));
    }
    heading(ui, rest.cut_top(30 * scale), localizer.text(Key::HomeRules), scale);
    int edition = static_cast<int>(setup_.edition);
    const int rows = rows_for(editions, rest.w, scale);
    choice(ui, "edition", rest.cut_top(height * static_cast<float>(rows), 8 * scale), editions, edition, scale, rows);
    choose(static_cast<Edition>(edition));
    draw_edition(ui, localizer, setup_.edition, rest, scale);
    return rest;
}

std::string RulesForm::help_of(const words::Localizer& localizer, const Option& option) const
{
    if (const CardId* id = std::get_if<CardId>(&option.switched); id != nullptr && !option.why_not)
    {
        return words::card_line(localizer, *id);
    }
    return localizer.text_in(setup_.edition, option.why_not.value_or(option.help),
                             {{"count", is_grandissimo(setup_) ? sixth_cards(setup_) : 0}});
}

/// Draws the switch of an option at the top of `rest`. A module or part also has a picture, beside the switch or on a
/// narrow screen above it, and a line of facts. Returns the height.
float RulesForm::draw_option(Ui& ui, const words::Localizer& localizer, const Option& option, const Box& rest,
                             float scale)
{
    constexpr float narrow = 300; // a long word beside a picture and the switch needs more
    constexpr float picture_width = 84;
    constexpr float picture_height = 60;
    const auto* const module = std::get_if<Module>(&option.switched);
    const auto* const part = std::get_if<Part>(&option.switched);
    const auto* const id = std::get_if<CardId>(&option.switched);
    const bool pictured = module != nullptr || part != nullptr;
    const bool above = pictured && rest.w < narrow * scale;
    Box row = rest;
    Box picture{row.x, row.y, picture_width * scale, picture_height * scale};
    if (above)
    {
        row.cut_top(picture.h, 2 * scale);
    }
    else if (pictured)
    {
        row.cut_left(picture.w, 10 * scale);
    }
    const std::string help = help_of(localizer, option);
    const std::string facts = option.facts ? localizer.text(*option.facts) : std::string();
    const Letters quiet{.face = Face::Italic, .size = 15 * scale, .colour = theme::current.cream_quiet};
    const float indent = toggle_text_left * scale;
    const float facts_height = option.facts ? wrapped_height(quiet, row.w - indent, facts) : 0;
    const float text = toggle_height(ui, help, row.w, scale) + facts_height;
    row.h = pictured && !above ? std::max(text, picture.h) : text;
    bool on = option.on;
    const std::string name = id != nullptr ? words::card_name(localizer, *id) : localizer.text(option.name);
    if (toggle(ui, option.why_not ? 0 : option.area, row, name, help, on, scale))
    {
        toggle_option(option);
    }
    if (option.facts)
    {
        const float y = row.y + text - facts_height;
        write_wrapped(ui, quiet, {row.x + indent, y, row.w - indent, facts_height}, facts);
    }
    picture.y = above ? picture.y : row.middle_y() - picture.h / 2;
    if (module != nullptr)
    {
        draw_module_picture(ui, *module, picture);
    }
    else if (part != nullptr)
    {
        draw_part_picture(ui, *part, picture);
    }
    return row.bottom() - rest.y;
}

Box RulesForm::draw_options(Ui& ui, const words::Localizer& localizer, Box rest, float scale, int players)
{
    const std::array lengths{localizer.text(round_names[0]), localizer.text(round_names[1])};
    int rounds = setup_.rounds == 6 ? 1 : 0;
    choice(ui, "rounds", rest.cut_top(std::max(ui.min_touch_size(), 38 * scale), 8 * scale), lengths, rounds, scale);
    setup_.rounds = rounds == 0 ? 9 : 6;
    for (const Option& option : options(players))
    {
        rest.cut_top(draw_option(ui, localizer, option, rest, scale), 6 * scale);
    }
    const Letters style{.face = Face::Italic, .size = 16 * scale, .colour = theme::current.cream_quiet};
    rest.cut_top(write_wrapped(ui, style, rest.inset(2 * scale, 0), words::rule_set(localizer, setup(players))),
                 8 * scale);
    return rest;
}

} // namespace elgrande::screens
