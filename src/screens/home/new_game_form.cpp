#include "screens/home/new_game_form.hpp"

#include "board/flat/pen.hpp"
#include "board/marks.hpp"
#include "record/link/link.hpp"
#include "record/utf8.hpp"
#include "rules/random.hpp"
#include "screens/model/colours.hpp"
#include "screens/model/saved_games.hpp"
#include "ui/shape.hpp"
#include "words/names.hpp"

#include <algorithm>
#include <charconv>
#include <iterator>

namespace elgrande::screens
{

namespace
{

using words::Key;

constexpr int min_players = 2;
constexpr int court_levels = 3;
// These lines follow the names in saved_choices().
constexpr const char* no_advice = "\nno advice";
constexpr const char* on_one_device = "\npassed round";
constexpr float two_columns = 700;    ///< from this width on, options are beside seats, below the editions
constexpr float three_columns = 1300; ///< from this width on, seats, editions and options have a column each

float row_height(const Ui& ui, float scale)
{
    return std::max(ui.min_touch_size(), 38 * scale);
}

std::string controller_name(const words::Localizer& localizer, record::Controller by)
{
    return by.is_person() ? localizer.text(Key::CourtPerson) : words::court_title(localizer, by.computer_level);
}

/// Returns the width of the button for the controller of a seat: wide enough for all of its labels.
float controller_width(const words::Localizer& localizer, float scale)
{
    float width = 0;
    for (std::uint8_t level = 0; level <= court_levels; ++level)
    {
        const std::string label = controller_name(localizer, {level});
        width = std::max(width, button_width({.label = label, .size = 15 * scale, .has_caret = true}, 0));
    }
    return width;
}

/// Reads the controller that saved_choices() has written after a name: a tab and the level of a computer, or nothing.
record::Controller controller_of(std::string_view text)
{
    const bool is_level = text.size() == 2 && text[1] >= '1' && text[1] <= '0' + record::max_computer_level;
    return {is_level ? static_cast<std::uint8_t>(text[1] - '0') : std::uint8_t{0}};
}

/// True if no name was typed; the seat is then named after its colour.
bool is_empty(std::string_view name)
{
    return name.find_first_not_of(" \t") == std::string_view::npos;
}

/// Sets the name of a player if it is valid.
void set_name(record::Game& game, std::size_t seat, std::string_view wanted)
{
    std::string name = fitting_name(wanted);
    name.erase(0, std::min(name.find_first_not_of(" \t"), name.size()));
    record::Game trial = game;
    trial.players[seat].name = name;
    if (!name.empty() && !record::validate_start(trial))
    {
        game = std::move(trial);
    }
}

} // namespace

NewGameForm::NewGameForm(const words::Localizer& localizer, std::uint64_t seed)
{
    set_players(localizer, 4);
    set_seed(seed);
}

void NewGameForm::set_seed(std::uint64_t seed)
{
    seed_ = std::to_string(short_seed(seed));
}

void NewGameForm::set_players(const words::Localizer& localizer, int count)
{
    count = std::clamp(count, min_players, max_players);
    while (players() < count)
    {
        add_seat(localizer);
    }
    seats_.resize(static_cast<std::size_t>(count));
}

void NewGameForm::seat_people()
{
    for (Seated& seated : seats_)
    {
        seated.controller = {};
    }
}

void NewGameForm::translate_names(const words::Localizer& localizer)
{
    for (Seated& seated : seats_)
    {
        seated.name = words::seat_name(localizer, {seated.name, seated.colour});
    }
}

bool NewGameForm::colour_free(record::Colour colour) const
{
    return std::none_of(seats_.begin(), seats_.end(),
                        [colour](const Seated& seated) { return seated.colour == colour; });
}

void NewGameForm::add_seat(const words::Localizer& localizer)
{
    for (int i = 0; i < record::colour_count; ++i)
    {
        const auto colour = static_cast<record::Colour>(i);
        if (colour_free(colour))
        {
            seats_.push_back({words::colour(localizer, colour), colour});
            return;
        }
    }
}

void NewGameForm::shuffle_seats(std::uint64_t random)
{
    Random lot(random);
    for (std::size_t left = seats_.size(); left > 1; --left)
    {
        std::swap(seats_[left - 1], seats_[lot.below(static_cast<std::uint32_t>(left))]);
    }
}

void NewGameForm::next_colour(const words::Localizer& localizer, std::size_t seat)
{
    Seated& seated = seats_[seat];
    const bool named_by_colour = seated.name == words::colour(localizer, seated.colour);
    const auto before = static_cast<int>(seated.colour);
    for (int step = 1; step <= record::colour_count; ++step)
    {
        const auto colour = static_cast<record::Colour>((before + step) % record::colour_count);
        const auto other =
            std::find_if(seats_.begin(), seats_.end(), [colour](const Seated& s) { return s.colour == colour; });
        if (other != seats_.end() && players() < record::colour_count)
        {
            continue;
        }
        if (other != seats_.end() && step == 1)
        {
            // All colours are taken: two players swap.
            const bool their_name = other->name == words::colour(localizer, other->colour);
            other->colour = seated.colour;
            other->name = their_name ? words::colour(localizer, other->colour) : other->name;
        }
        seated.colour = colour;
        break;
    }
    seated.name = named_by_colour ? words::colour(localizer, seated.colour) : seated.name;
}

std::optional<std::uint64_t> NewGameForm::seed() const
{
    std::uint64_t number = 0;
    const char* end = seed_.data() + seed_.size();
    const auto [stop, error] = std::from_chars(seed_.data(), end, number);
    return error == std::errc() && stop == end && seed_.size() <= 19 ? std::optional(number) : std::nullopt;
}

bool NewGameForm::is_name(std::size_t seat) const
{
    const std::string name = fitting_name(seats_[seat].name);
    return is_empty(name) || record::can_be_seen(name);
}

std::optional<Key> NewGameForm::problem() const
{
    for (std::size_t i = 0; i < seats_.size(); ++i)
    {
        if (!is_name(i))
        {
            return Key::HomeNameUnseen;
        }
    }
    return seed() ? std::nullopt : std::optional(Key::HomeSeedBad);
}

record::Game NewGameForm::game() const
{
    record::Game game;
    game.setup = rules_.setup(players());
    game.setup.seed = seed().value_or(1);
    std::vector<record::Colour> colours;
    std::transform(seats_.begin(), seats_.end(), std::back_inserter(colours), [](const Seated& s) { return s.colour; });
    game.players = record::players_of(colours);
    for (std::size_t i = 0; i < seats_.size(); ++i)
    {
        set_name(game, i, seats_[i].name);
        game.players[i].controller = seats_[i].controller;
    }
    return game;
}

std::string NewGameForm::saved_choices() const
{
    record::Game chosen = game();
    chosen.setup.seed = 0;
    std::string text = record::game_link(chosen);
    for (const record::Player& player : chosen.players)
    {
        text += "\n" + player.name;
        // A name contains no control characters.
        text += player.controller.is_person() ? "" : "\t" + std::to_string(player.controller.computer_level);
    }
    return text + (rules_.is_hot_seat() ? on_one_device : "") + (advice_ ? "" : no_advice);
}

void NewGameForm::restore_choices(const words::Localizer& localizer, std::string_view text)
{
    const auto line = [&text]
    {
        const std::size_t end = std::min(text.find('\n'), text.size());
        const std::string_view cut = text.substr(0, end);
        text.remove_prefix(std::min(end + 1, text.size()));
        return cut;
    };
    if (text.empty())
    {
        return;
    }
    auto opened = record::open_link(line());
    if (!opened.ok())
    {
        return;
    }
    record::Game game = record::to_game(std::move(opened.value()));
    seats_.clear();
    for (std::size_t i = 0; i < game.players.size(); ++i)
    {
        const std::string_view named = line();
        const std::size_t tab = std::min(named.find('\t'), named.size());
        set_name(game, i, named.substr(0, tab));
        seats_.push_back({game.players[i].name, game.players[i].colour, controller_of(named.substr(tab))});
    }
    const std::string agreed = "\n" + std::string(text);
    advice_ = agreed.find(no_advice) == std::string::npos;
    rules_.set_hot_seat(agreed.find(on_one_device) != std::string::npos);
    translate_names(localizer);
    rules_.set_choices(game.setup);
}

std::string NewGameForm::player_count_label(const words::Localizer& localizer, int count)
{
    return localizer.text(Key::HomePlayers) + ": " + std::to_string(count);
}

/// Draws the mark of a seat's colour. A press switches to the next colour.
void NewGameForm::draw_colour(Ui& ui, const words::Localizer& localizer, std::size_t seat, const Box& swatch,
                              float scale)
{
    const Touch touch = ui.area(id_of("seat colour", static_cast<int>(seat)), swatch);
    fill(ui, swatch, theme::wood_of(seats_[seat].colour).face, 8 * scale);
    outline(ui, swatch, touch.hovered ? theme::current.glow : theme::current.cream_heading, 1.5F, 8 * scale);
    board::draw_mark(board::Pen(&ui.list(), {swatch.middle_x(), swatch.middle_y()}, 1), {0, 0}, 16 * scale,
                     static_cast<int>(seats_[seat].colour), theme::current.parchment_bright);
    if (touch.focused)
    {
        focus_ring(ui, swatch, 8 * scale);
    }
    if (touch.clicked)
    {
        next_colour(localizer, seat);
    }
}

Box NewGameForm::draw_seats(Ui& ui, platform::Platform& platform, const words::Localizer& localizer, Box rest,
                            const Box& visible, float scale)
{
    const float height = row_height(ui, scale);
    heading(ui, rest.cut_top(30 * scale), localizer.text(Key::HomePlayers), scale);
    std::optional<std::size_t> removed;
    for (std::size_t i = 0; i < seats_.size(); ++i)
    {
        Box row = rest.cut_top(height, 6 * scale);
        draw_colour(ui, localizer, i, row.cut_left(height * 1.15F, 8 * scale), scale);
        // In the mirror, the button of the last seat stands for the next lower number of players.
        const std::string fewer = i + 1 == seats_.size() ? player_count_label(localizer, players() - 1) : std::string();
        if (players() > min_players
            && icon_button(ui, id_of("remove seat", static_cast<int>(i)), row.cut_right(height, 4 * scale), Icon::Close,
                           theme::current.cream_quiet, fewer))
        {
            removed = i;
        }
        const std::string by = controller_name(localizer, seats_[i].controller);
        const float by_width = controller_width(localizer, scale);
        const bool below = row.w - by_width < 136 * scale; // the name needs the whole line
        const std::string seat = localizer.text(Key::HomeSeatBy, {{"player", seats_[i].name}, {"name", by}});
        if (button(ui, below ? rest.cut_top(height, 6 * scale) : row.cut_right(by_width, 6 * scale),
                   {.id = id_of("played by", static_cast<int>(i)),
                    .label = by,
                    .size = 15 * scale,
                    .name = seat,
                    .has_caret = true}))
        {
            chosen_for_ = i;
        }
        const std::string id = "name " + std::to_string(i);
        const std::string label = localizer.text(Key::HomeSeatName, {{"value", static_cast<int>(i) + 1}});
        text_field(ui, platform,
                   {.id = id, .label = label, .placeholder = "", .max_length = 24, .font_size = 18 * scale}, row,
                   visible, seats_[i].name);
        if (!is_name(i))
        {
            outline(ui, row, theme::current.wine, 2, 6);
        }
    }
    if (removed)
    {
        seats_.erase(seats_.begin() + static_cast<std::ptrdiff_t>(*removed));
    }
    return draw_buttons_of_seats(ui, platform, localizer, rest, scale);
}

void NewGameForm::draw_controllers(Ui& ui, const words::Localizer& localizer, float scale)
{
    if (!chosen_for_ || *chosen_for_ >= seats_.size())
    {
        chosen_for_.reset();
        return;
    }
    constexpr float rim = 6;
    constexpr float gap = 4;
    constexpr int count = court_levels + 1;
    Seated& seated = seats_[*chosen_for_];
    const Box& screen = ui.screen();
    const Box at = ui.visible_box(id_of("played by", static_cast<int>(*chosen_for_))).value_or(screen.centred(0, 0));
    const float height = std::min(row_height(ui, scale), (screen.h - 4 * rim) / count - gap);
    const float width = std::max(at.w, controller_width(localizer, scale)) + 2 * rim;
    Box sheet{at.right() + rim - width, at.bottom() + gap, width, count * (height + gap) - gap + 2 * rim};
    sheet.y = sheet.bottom() > screen.bottom() - rim ? at.y - gap - sheet.h : sheet.y;
    sheet.x = std::clamp(sheet.x, rim, std::max(rim, screen.w - sheet.w - rim));
    sheet.y = std::clamp(sheet.y, rim, std::max(rim, screen.h - sheet.h - rim));
    ui.begin_modal(id_of("controllers"));
    shadow(ui, sheet, 8 * scale, 10);
    fill(ui, sheet, theme::current.night, 10);
    outline(ui, sheet, theme::current.gilt, 1.2F, 10);
    Box rest = sheet.inset(rim, rim);
    bool done = false;
    for (std::uint8_t level = 0; level < count; ++level)
    {
        const std::string by = controller_name(localizer, {level});
        const std::string name = localizer.text(Key::HomeSeatBy, {{"player", seated.name}, {"name", by}});
        const bool is_chosen = seated.controller.computer_level == level;
        if (button(ui, rest.cut_top(height, gap),
                   {.id = id_of("controller", level),
                    .label = by,
                    .look = is_chosen ? Look::Gold : Look::Plain,
                    .size = 15 * scale,
                    .name = name,
                    .chosen = is_chosen}))
        {
            seated.controller.computer_level = level;
            done = true;
        }
    }
    const bool beside = ImGui::GetIO().MouseReleased[0] && !sheet.is_under(ui.mouse());
    if (done || (ui.reachable() && (beside || ui.key(ImGuiKey_Escape))))
    {
        chosen_for_.reset();
        ui.settle();
    }
    ui.end_modal();
}

/// Draws the buttons below the seats: one adds a seat, one shuffles the seats.
Box NewGameForm::draw_buttons_of_seats(Ui& ui, platform::Platform& platform, const words::Localizer& localizer,
                                       Box rest, float scale)
{
    const std::string label = localizer.text(Key::HomeAddSeat);
    const std::string lots = localizer.text(Key::HomeDrawSeats);
    const std::string more = player_count_label(localizer, players() + 1);
    const Button add{.id = id_of("add seat"), .label = label, .size = 17 * scale, .name = more};
    const Button draw{.id = id_of("draw seats"), .label = lots, .size = 17 * scale};
    const float gap = 6 * scale;
    const float height = row_height(ui, scale);
    Box row = rest.cut_top(height, gap);
    if (players() < max_players)
    {
        const bool beside = row.w >= button_width(add, 0) + gap + button_width(draw, 0);
        const Box at = beside ? row.cut_left((row.w - gap) / 2, gap) : row;
        row = beside ? row : rest.cut_top(height, gap);
        if (button(ui, at, add))
        {
            add_seat(localizer);
        }
    }
    if (button(ui, row, draw))
    {
        shuffle_seats(platform.clock.random());
    }
    return write_levels(ui, localizer, rest, scale);
}

/// Writes what the levels of the seated computers do.
Box NewGameForm::write_levels(Ui& ui, const words::Localizer& localizer, Box rest, float scale) const
{
    const Letters letters{.face = Face::Italic, .size = 16 * scale, .colour = theme::current.cream_quiet};
    for (int level = 1; level <= court_levels; ++level)
    {
        if (std::any_of(seats_.begin(), seats_.end(),
                        [level](const Seated& seated) { return seated.controller.computer_level == level; }))
        {
            rest.cut_top(write_wrapped(ui, letters, rest, words::about_level(localizer, level)), 4 * scale);
        }
    }
    return rest;
}

Box NewGameForm::draw_seed(Ui& ui, platform::Platform& platform, const words::Localizer& localizer, Box rest,
                           const Box& visible, float scale)
{
    Box row = rest.cut_top(row_height(ui, scale), 10 * scale);
    const std::string label = localizer.text(Key::HomeSeed);
    const std::string again = localizer.text(Key::HomeSeedNew);
    const Button fresh{.id = id_of("shuffle"), .label = again, .size = 16 * scale};
    const float word = text_width({.size = 17 * scale}, label) + 12 * scale;
    write_in(ui, {.size = 17 * scale, .colour = theme::current.cream}, row.cut_left(word), label, Align::Left);
    const float wide = button_width(fresh, 90 * scale);
    const bool below = row.w - wide < 110 * scale;
    if (button(ui, below ? rest.cut_top(row.h, 10 * scale) : row.cut_right(wide, 8 * scale), fresh))
    {
        set_seed(platform.clock.random());
    }
    text_field(ui, platform,
               {.id = "seed", .label = label, .placeholder = "", .max_length = 19, .font_size = 18 * scale}, row,
               visible, seed_);
    if (!seed())
    {
        outline(ui, row, theme::current.wine, 2, 6);
    }
    return rest;
}

void NewGameForm::draw(Ui& ui, platform::Platform& platform, const words::Localizer& localizer, const Box& box,
                       const Box& visible, bool editions_first, float scale)
{
    const int columns = box.w >= three_columns * scale ? 3 : box.w >= two_columns * scale ? 2 : 1;
    const auto draw_editions = [&](const Box& at) { return rules_.draw_editions(ui, localizer, at, scale); };
    const auto draw_players = [&](const Box& at) { return draw_seats(ui, platform, localizer, at, visible, scale); };
    const auto column = [&](const Box& area, int i) { return area.column(i, columns, 28 * scale); };
    Box editions;
    Box seats;
    if (columns == 2 || editions_first)
    {
        editions = draw_editions(columns == 3 ? column(box, 0) : box);
        seats = draw_players(columns == 3 ? column(box, 1) : column(editions, 0));
    }
    else
    {
        seats = draw_players(column(box, 0));
        editions = draw_editions(columns == 3 ? column(box, 1) : seats);
    }
    const Box& second = editions_first ? seats : editions; // what is drawn second in a single column
    const Box options = rules_.draw_options(ui, localizer,
                                            columns == 1   ? second
                                            : columns == 2 ? column(editions, 1)
                                                           : column(box, 2),
                                            scale, players());
    Box rest = columns == 1 ? options : seats;
    const std::string help = localizer.text(Key::HomeAdviceHelp);
    toggle(ui, id_of("advice"), rest.cut_top(toggle_height(ui, help, rest.w, scale), 3 * scale),
           localizer.text(Key::HomeAdvice), help, advice_, scale);
    rest = draw_seed(ui, platform, localizer, rest, visible, scale);
    set_measured_length(height_, std::max({rest.y, editions.y, options.y}) - box.y);
}

bool NewGameForm::draw_start(Ui& ui, const words::Localizer& localizer, const Box& box, float scale) const
{
    const std::optional<Key> wrong = problem();
    const std::string label = localizer.text(wrong.value_or(Key::HomeStart));
    return button(ui, box,
                  {.id = id_of("start"),
                   .label = label,
                   .look = Look::Gold,
                   .enabled = !wrong,
                   .size = 20 * scale,
                   .face = Face::Bold});
}

} // namespace elgrande::screens
