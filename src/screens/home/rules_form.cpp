#include "screens/home/rules_form.hpp"

#include "rules/cards/card.hpp"
#include "rules/cards/stacks.hpp"
#include "rules/complete.hpp"
#include "screens/cards/module_picture.hpp"
#include "ui/widgets.hpp"
#include "words/names.hpp"
#include "words/rule_set.hpp"

#include <algorithm>
#include <array>
#include <span>

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

/// An edition as a card that is pressed to choose it. Lengths and sizes of letters are to be multiplied by `scale`.
class EditionCard
{
public:
    EditionCard(const words::Localizer& localizer, Edition edition, float scale)
        : edition_(edition), scale_(scale), name_(localizer.text(words::edition_name(edition))),
          about_(localizer.text(words::edition_words(edition).about)), facts_(words::edition_facts(localizer, edition))
    {
    }

    /// Returns the height of the card in a column of this width.
    float height(float width) const
    {
        const bool above = has_picture_above(width);
        const float room = width - ((above ? 0 : picture_width + picture_gap) + 2 * rim) * scale_;
        const float text = wrapped_height(name_letters(), room, name_) + wrapped_height(about_letters(), room, about_)
                           + wrapped_height(facts_letters(), room, facts_);
        const float picture = picture_height * scale_;
        return (above ? text + picture + above_text * scale_ : std::max(text, picture)) + 2 * rim * scale_;
    }

    /// Draws the card. Returns true if it was pressed.
    bool draw(Ui& ui, const Box& box, bool chosen) const
    {
        const float round = 8 * scale_;
        const Touch touch = ui.area(id_of("edition", static_cast<int>(edition_)), box);
        ui.name_item(name_, chosen);
        const Paint ground = chosen          ? theme::current.gilt
                             : touch.hovered ? theme::current.wood_hover
                                             : theme::current.wood_inlay;
        fill(ui, box, ground, round);
        outline(ui, box, theme::current.brass, 1, round);
        Box rest = box.inset(rim * scale_, rim * scale_);
        const Box strip = has_picture_above(box.w) ? rest.cut_top(picture_height * scale_, above_text * scale_)
                                                   : rest.cut_left(picture_width * scale_, picture_gap * scale_);
        draw_edition_picture(ui, edition_, strip.centred(picture_width * scale_, picture_height * scale_), 5 * scale_,
                             ground);
        const auto write_line = [&](Letters letters, const std::string& text)
        {
            letters.colour = chosen ? theme::current.on_gilt : letters.colour;
            rest.cut_top(write_wrapped(ui, letters, rest, text));
        };
        write_line(name_letters(), name_);
        write_line(about_letters(), about_);
        write_line(facts_letters(), facts_);
        if (touch.focused)
        {
            focus_ring(ui, box, round);
        }
        return touch.clicked;
    }

private:
    static constexpr float rim = 8;
    static constexpr float picture_width = 96;
    static constexpr float picture_height = 68;
    static constexpr float picture_gap = 10;
    static constexpr float above_text = 4; ///< below a picture above the text

    /// True if a long word has no room beside the picture.
    bool has_picture_above(float width) const { return width < 225 * scale_; }

    Letters name_letters() const
    {
        return {.face = Face::Bold, .size = 18 * scale_, .colour = theme::current.cream_heading};
    }
    Letters about_letters() const { return {.size = 16 * scale_, .colour = theme::current.cream_heading}; }
    Letters facts_letters() const
    {
        return {.face = Face::Italic, .size = 15 * scale_, .colour = theme::current.cream_quiet};
    }

    Edition edition_;
    float scale_;
    std::string name_;
    std::string about_;
    std::string facts_;
};

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
    constexpr float least_width_of_two = 700;
    constexpr float card_gap = 8;
    heading(ui, rest.cut_top(30 * scale), localizer.text(Key::HomeEditions), scale);
    const int columns = rest.w >= least_width_of_two * scale ? 2 : 1;
    const Edition chosen = setup_.edition;
    for (int first = 0; first < edition_count; first += columns)
    {
        std::vector<EditionCard> row;
        float height = 0;
        for (int i = first; i < std::min(first + columns, edition_count); ++i)
        {
            row.emplace_back(localizer, static_cast<Edition>(i), scale);
            height = std::max(height, row.back().height(rest.column(0, columns, card_gap * scale).w));
        }
        const Box line = rest.cut_top(height, card_gap * scale);
        for (int i = 0; i < static_cast<int>(row.size()); ++i)
        {
            const auto edition = static_cast<Edition>(first + i);
            const Box box = line.column(i, columns, card_gap * scale);
            if (row[static_cast<std::size_t>(i)].draw(ui, box, edition == chosen))
            {
                choose(edition);
            }
        }
    }
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
    heading(ui, rest.cut_top(30 * scale), localizer.text(Key::HomeRules), scale);
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
