#include "app/editor/editor_page.hpp"

#include "editor/fields.hpp"
#include "screens/table/mirror_page.hpp"
#include "words/names.hpp"

#include <algorithm>
#include <utility>

/// State, words and commands of the editor; editor_panel.cpp draws it.
namespace elgrande::screens
{

namespace
{

using words::Key;

} // namespace

/// Updates everything that is shown of the draft if its source has changed.
void EditorPage::refresh()
{
    const words::Localizer& localizer = context_.localizer;
    const State& state = controller_.draft().state();
    const std::vector<Seat> owners = owners_in(state);
    owner_ = std::find(owners.begin(), owners.end(), owner_) == owners.end() ? Seat{0} : owner_;
    if (tool_ == EditorTool::Grande && owner_ >= state.players())
    {
        tool_ = EditorTool::Caballero;
    }
    const Source source{controller_.version(), tab_, owner_, localizer.language()};
    if (source_ == source || !localizer.has_guide())
    {
        return;
    }
    if (!source_ || source_->tab != source.tab || source_->owner != source.owner)
    {
        typed_row_.reset();
        opened_.reset();
        from_top_ = true;
    }
    source_ = source;
    players_ = owners_of(controller_.draft());
    const EditorWords say(localizer, state, players_);
    names_ = say.names;
    if (has_black(state.setup))
    {
        names_.resize(neutral);
        names_.push_back(localizer.text(Key::ColourBlack));
    }
    view_ = view(state, nobody);
    view_.castillo = state.caballeros[index(Place::Castillo)];
    const TableModel shown{.localizer = localizer,
                           .view = view_,
                           .players = players_,
                           .names = names_,
                           .log = {},
                           .letters_on_dark = {},
                           .letters_on_light = {},
                           .scorings = {}};
    position_ = position_of_table(shown);
    rows_ = editor_rows(say, controller_.draft(), tab_, owner_, controller_.levels());
    if (opened_ && (*opened_ >= rows_.size() || rows_[*opened_].kind != EditorRow::Kind::List))
    {
        opened_.reset();
    }
    problems_.clear();
    fix_labels_.clear();
    for (const editor::Problem& problem : controller_.draft().problems())
    {
        problems_.push_back(say.problem(problem));
        fix_labels_.push_back(problem.fix ? say.fix(problem) : std::string());
    }
}

EditorBoard::Contents EditorPage::contents() const
{
    return {.localizer = context_.localizer,
            .state = controller_.draft().state(),
            .view = view_,
            .players = players_,
            .tool = tool_,
            .owner = owner_,
            .ranks = context_.settings.ranks};
}

/// Returns the commands at the top: undo, redo, start over and close.
std::vector<EditorPage::CommandButton> EditorPage::history() const
{
    const words::Localizer& say = context_.localizer;
    return {{say.text(Key::TableUndo), id_of("editor undo"), Choose{Undo, 0}, controller_.draft().can_undo()},
            {say.text(Key::TableRedo), id_of("editor redo"), Choose{Redo, 0}, controller_.draft().can_redo()},
            {say.text(Key::EditorStartOver), id_of("editor start over"), Choose{StartOver, 0}},
            {say.text(Key::ButtonClose), id_of("editor close"), Intent{PageCommand::Close}}};
}

/// Returns the commands for a valid position.
std::vector<EditorPage::CommandButton> EditorPage::next_commands() const
{
    const words::Localizer& say = context_.localizer;
    const bool sound = controller_.draft().is_valid();
    return {{say.text(Key::EditorPlay), id_of("editor play"), Choose{Play, 0}, sound, Look::Gold},
            {say.text(Key::PuzzleMake), id_of("editor puzzle"), Choose{MakePuzzle, 0}, sound},
            {say.text(Key::AnalysisTitle), id_of("editor analyse"), Choose{Analyse, 0}, sound},
            {say.text(Key::EditorLink), id_of("editor link"), Intent{PageCommand::OpenShare}, sound},
            {say.text(Key::EditorPicture), id_of("editor picture"), Intent{OpenPage{"picture"}}, sound}};
}

bool EditorPage::has_problem(Seat owner) const
{
    const auto& problems = controller_.draft().problems();
    return std::any_of(problems.begin(), problems.end(),
                       [owner](const editor::Problem& problem) {
                           return problem.kind == editor::ProblemKind::BlackCaballeros ? owner == neutral
                                                                                       : problem.seat == owner;
                       });
}

std::string EditorPage::tool_name(EditorTool tool) const
{
    const words::Localizer& say = context_.localizer;
    switch (tool)
    {
    case EditorTool::Caballero:
        return say.text(Key::EditorCaballero);
    case EditorTool::Grande:
        return say.text(Key::EditorGrande);
    case EditorTool::King:
        return say.text(Key::EditorKing);
    case EditorTool::FirstBoard:
        return words::score_values(mobile_boards[0]);
    case EditorTool::SecondBoard:
        return words::score_values(mobile_boards[1]);
    case EditorTool::Take:
        break;
    }
    return say.text(Key::EditorTake);
}

void EditorPage::describe(Mirror& mirror)
{
    refresh();
    const words::Localizer& localizer = context_.localizer;
    mirror.title = localizer.text(Key::EditorTitle);
    if (!localizer.has_guide())
    {
        mirror.prompt = localizer.text(Key::MessageComing);
        return;
    }
    mirror.prompt = !refused_.empty() ? refused_ : localizer.text(Key::EditorHow);
    for (const std::string& problem : problems_)
    {
        mirror.notice += (mirror.notice.empty() ? "" : " ") + problem;
    }
    mirror.position = position_;
}

Intent EditorPage::opening(int number) const
{
    const EditorRow& row = rows_[static_cast<std::size_t>(number)];
    const bool turns = row.kind == EditorRow::Kind::Chip || row.options.size() <= 2;
    return Choose{row.kind == EditorRow::Kind::List && !turns ? Open : Next, number};
}

words::Key EditorPage::tab_name(EditorTab tab)
{
    constexpr std::array keys{Key::EditorTabPlayer, Key::EditorTabBoard, Key::EditorTabRound, Key::EditorTabRules};
    static_assert(keys.size() == editor_tabs);
    return keys[static_cast<std::size_t>(tab)];
}

bool EditorPage::closes_with(const Intent& intent) const
{
    const auto* choice = intent_as<Choose>(intent);
    const bool leaves = choice != nullptr && (choice->row == Play || choice->row == Analyse);
    return intent == Intent(PageCommand::Close) || (leaves && controller_.draft().is_valid());
}

/// Gives a row the value of `option`. Returns false if that is impossible.
bool EditorPage::take(const EditorOption& option)
{
    if (option.level >= 0)
    {
        controller_.set_level(owner_, option.level);
        return true;
    }
    return controller_.edit(std::span(&option.edit, 1));
}

bool EditorPage::change_row(int what, std::size_t number)
{
    if (number >= rows_.size() || rows_[number].kind == EditorRow::Kind::Heading)
    {
        return false;
    }
    const EditorRow row = rows_[number];
    const bool counted = row.kind == EditorRow::Kind::Number;
    switch (what)
    {
    case Less:
        return take(counted ? row.options[0] : row.next(-1));
    case More:
        return take(counted ? row.options[1] : row.next(1));
    case Next:
        return take(row.kind == EditorRow::Kind::Command ? row.options[0] : row.next(1));
    default:
        opened_ = number;
        from_top_ = true;
        return true;
    }
}

bool EditorPage::handle(const Intent& intent)
{
    const auto* choice = intent_as<Choose>(intent);
    if (choice == nullptr)
    {
        return false;
    }
    refresh();
    refused_.clear();
    const auto number = static_cast<std::size_t>(std::max(0, choice->choice));
    bool done = true;
    switch (choice->row)
    {
    case Owner:
        owner_ = static_cast<Seat>(number);
        tab_ = EditorTab::Player;
        break;
    case Tool:
        tool_ = static_cast<EditorTool>(std::min<std::size_t>(number, editor_tools - 1));
        break;
    case Tab:
        tab_ = static_cast<EditorTab>(std::min<std::size_t>(number, editor_tabs - 1));
        break;
    case ExplainRefusal:
        refused_ = why_not_removable();
        break;
    case Less:
    case More:
    case Next:
    case Open:
        done = change_row(choice->row, number);
        break;
    default:
        done = handle_value(choice->row, number) && handle_draft(choice->row);
        break;
    }
    refresh();
    if (!done)
    {
        refuse();
    }
    return true;
}

/// Carries out what concerns the options of a row, the field for its number, or a problem. Returns false if that is
/// impossible.
bool EditorPage::handle_value(int what, std::size_t number)
{
    const auto& problems = controller_.draft().problems();
    switch (what)
    {
    case Option:
        if (opened_ && number < rows_[*opened_].options.size())
        {
            const EditorOption option = rows_[*opened_].options[number];
            opened_.reset();
            take(option);
        }
        return true;
    case Fold:
        opened_.reset();
        typed_row_.reset();
        return true;
    case Type:
        typed_row_ = number;
        typed_.clear();
        typing_begins_ = true;
        return true;
    case Typed:
        return take_typed();
    case Fix:
        if (number < problems.size() && problems[number].fix)
        {
            const editor::Edit way = *problems[number].fix;
            return controller_.edit(std::span(&way, 1));
        }
        return true;
    default:
        return true;
    }
}

/// Carries out a command for the whole draft. Returns false if it is not possible.
bool EditorPage::handle_draft(int what)
{
    switch (what)
    {
    case Put:
        return controller_.edit(std::exchange(pending_edits_, {}));
    case Undo:
        controller_.undo();
        return true;
    case Redo:
        controller_.redo();
        return true;
    case StartOver:
        controller_.start_over();
        return true;
    case Play:
        controller_.play();
        return true;
    case Analyse:
        controller_.analyse();
        return true;
    case MakePuzzle:
        controller_.make_puzzle();
        return true;
    default:
        return true;
    }
}

std::string EditorPage::why_not_removable() const
{
    const words::Localizer& say = context_.localizer;
    switch (not_removable_.kind)
    {
    case Spot::Kind::King:
        return say.text(Key::EditorKeepsKing);
    case Spot::Kind::Grande:
        return say.text(Key::EditorKeepsGrande, {{"player", names_[not_removable_.number]}});
    default:
        return say.text(Key::EditorKeepsNothing,
                        {{"place", words::place(say, controller_.draft().state().setup.edition, not_removable_.place)},
                         {"player", names_[owner_ == neutral ? names_.size() - 1 : owner_]}});
    }
}

bool EditorPage::take_typed()
{
    const std::optional<std::size_t> row = std::exchange(typed_row_, std::nullopt);
    if (!row || *row >= rows_.size() || !rows_[*row].field || typed_.empty())
    {
        return true; // nothing was typed
    }
    constexpr std::size_t max_digits = 4;
    if (typed_.size() > max_digits || typed_.find_first_not_of("0123456789") != std::string::npos)
    {
        return false;
    }
    const editor::Field field = *rows_[*row].field;
    const editor::Values values = editor::values_of(controller_.draft().state(), field);
    const int number = std::stoi(typed_);
    if (values.empty())
    {
        return false;
    }
    const editor::Edit edit =
        editor::set(field, values.listed.empty() ? std::clamp(number, values.min, values.max) : number);
    return number == editor::value_of(controller_.draft().state(), field) || controller_.edit(std::span(&edit, 1));
}

/// Sets the message why the last touch did nothing.
void EditorPage::refuse()
{
    const State& state = controller_.draft().state();
    const bool none_left = tool_ == EditorTool::Caballero && owner_ < state.owner_count() && state.province[owner_] == 0
                           && (owner_ >= state.players() || state.court[owner_] == 0);
    refused_ = none_left ? context_.localizer.text(Key::EditorNoneLeft, {{"player", names_[owner_]}})
                         : context_.localizer.text(Key::EditorCannot);
}

} // namespace elgrande::screens
