// The mirror's text alone tells everything that lies on the table, and its answers can be told apart.
#include "app/told/reader.hpp"
#include "record/link/link.hpp"
#include "rules/playout.hpp"
#include "support/app_driver.hpp"

#include <catch2/catch_test_macros.hpp>

#include <set>

using namespace elgrande;
using testing::AppDriver;

namespace
{

/// Returns a set-up of each edition, with the modules that add pieces.
std::vector<Setup> told_setups()
{
    std::vector<Setup> setups;
    for (int i = 0; i < edition_count; ++i)
    {
        setups.push_back({.edition = static_cast<Edition>(i),
                          .players = static_cast<std::uint8_t>(3 + i % 3),
                          .open_castillo = i % 2 == 0,
                          .seed = 40U + static_cast<unsigned>(i)});
    }
    setups[static_cast<std::size_t>(Edition::BigBox)].modules.insert(Module::StandardBearers);
    setups[static_cast<std::size_t>(Edition::Edition2023)].modules.insert(Module::NewRegency);
    setups[static_cast<std::size_t>(Edition::Edition2023)].modules.insert(Module::PowerShift);
    setups.push_back({.edition = Edition::Edition2023, .players = 2, .seed = 50}); // with the dummy
    return setups;
}

std::vector<std::string> names_of(const words::Localizer& localizer, const record::Game& game)
{
    std::vector<std::string> names;
    for (const record::Player& player : game.players)
    {
        names.push_back(words::seat_name(localizer, player));
    }
    if (has_dummy(game.setup))
    {
        names.push_back(localizer.text(words::Key::SeatDummy));
    }
    if (has_black(game.setup))
    {
        names.resize(neutral);
        names.push_back(localizer.text(words::Key::ColourBlack));
    }
    return names;
}

/// What an answer's label must name: place, piece and number.
class Needed
{
public:
    Needed(const words::Localizer& localizer, const PlayerView& seen, const std::vector<std::string>& names)
        : localizer_(localizer), seen_(seen), names_(names)
    {
    }

    std::vector<std::string> of(Action action) const
    {
        std::vector<std::string> needed;
        if (names_place(action.kind))
        {
            needed.push_back(place(action.place));
        }
        if (names_owner(action.kind))
        {
            const Seat owner = has_colonies(seen_.setup) ? owner_of(action) : without_bearer(action).a;
            needed.push_back(names_.at(owner));
        }
        if (has_colonies(seen_.setup) && takes_space(action.kind))
        {
            needed.push_back(words::space_name(localizer_, action.place, space_of(action)));
        }
        needed.push_back(what(action));
        std::erase(needed, "");
        return needed;
    }

private:
    std::string place(Place at) const { return words::place(localizer_, seen_.setup.edition, at); }

    static bool names_place(ActionKind kind)
    {
        constexpr std::array kinds{ActionKind::Recall,     ActionKind::Place,       ActionKind::Lift,
                                   ActionKind::Drop,       ActionKind::Return,      ActionKind::Dismiss,
                                   ActionKind::ScorePlace, ActionKind::EvictFrom,   ActionKind::MoveGrande,
                                   ActionKind::MoveBoard,  ActionKind::SetDisk,     ActionKind::SwapKing,
                                   ActionKind::NameBearer, ActionKind::BuildBridge, ActionKind::PushCastillo,
                                   ActionKind::Claim,      ActionKind::MoveTable,   ActionKind::Imprison,
                                   ActionKind::Pardon,     ActionKind::TakeAlong,   ActionKind::TakeRegionCard};
        return std::find(kinds.begin(), kinds.end(), kind) != kinds.end();
    }

    static bool names_owner(ActionKind kind)
    {
        constexpr std::array kinds{ActionKind::FirstBidder,  ActionKind::Lift,     ActionKind::Dismiss,
                                   ActionKind::SwapKing,     ActionKind::Claim,    ActionKind::PutOnTable,
                                   ActionKind::ChooseGrande, ActionKind::Imprison, ActionKind::TakeAlong,
                                   ActionKind::Give};
        return std::find(kinds.begin(), kinds.end(), kind) != kinds.end();
    }

    static bool takes_space(ActionKind kind)
    {
        constexpr std::array kinds{ActionKind::Place,  ActionKind::Drop,    ActionKind::Recall, ActionKind::Lift,
                                   ActionKind::Return, ActionKind::Dismiss, ActionKind::Claim,  ActionKind::PutOnTable};
        return std::find(kinds.begin(), kinds.end(), kind) != kinds.end();
    }

    /// The sign is kept, because it tells modifiers from power cards.
    static std::string number_of(const std::string& name) { return name.substr(name.find_first_of("0123456789")); }

    /// The card, value, number or scoreboard.
    std::string what(Action action) const
    {
        switch (action.kind)
        {
        case ActionKind::Bid:
        case ActionKind::ChooseCard:
        case ActionKind::TakeBack:
            return std::to_string(bid_value(seen_.setup, action.a));
        case ActionKind::Recruit:
            return std::to_string(action.a);
        case ActionKind::TakeCard:
        case ActionKind::RemoveCard:
            return words::card_name(localizer_, seen_.offered[static_cast<std::size_t>(action.a - 1)]);
        case ActionKind::MoveKing:
            return words::kings_place(localizer_, seen_.setup.edition, action.place);
        case ActionKind::MoveBoard:
            return words::score_values(mobile_boards[action.a]);
        case ActionKind::BuildBridge:
            return place(static_cast<Place>(action.a));
        case ActionKind::PassModifier:
        case ActionKind::AddModifier:
        case ActionKind::TakeBackModifier:
            return number_of(words::modifier_name(localizer_, action.a));
        case ActionKind::TakeToken:
            return action.a < names_.size() ? names_[action.a] : "";
        default:
            return {};
        }
    }

    const words::Localizer& localizer_;
    const PlayerView& seen_;
    const std::vector<std::string>& names_;
};

/// Plays a whole game by the mirror, and notes what its reader would miss.
class BlindGame
{
public:
    BlindGame(words::Language language, const Setup& setup)
        : localizer_(language), game_(testing::game_of(setup)), names_(names_of(localizer_, game_)),
          reader_(localizer_, setup, names_),
          driver_(1366, 768, false,
                  [language](testing::FakeWorld& world)
                  { world.page.reads = {std::string(words::language_row(language).code)}; })
    {
        driver_.app().open_link(record::game_link(game_));
        driver_.settle();
    }

    /// Plays until the game is over or something is missing.
    void play()
    {
        State state = new_game(game_.setup);
        for (Random random(game_.setup.seed); !is_over(state) && missed.empty();)
        {
            lift_curtain();
            const PlayerView seen = view(state, state.decision.seat);
            look_at_table(seen);
            look_at_answers(seen);
            const Action action = random_action(state, random, RandomPolicy::Busy);
            const auto& answers = driver_.app().mirror().answers;
            if (missed.empty())
            {
                driver_.app().perform(answers.at(static_cast<std::size_t>(seen.legal.find(action))).id);
                apply(state, action);
                game_.actions.push_back(action);
            }
        }
    }

    std::string link() const { return record::game_link(game_); }

    std::vector<std::string> missed;

private:
    void lift_curtain()
    {
        for (int i = 0; i < 3 && driver_.app().mirror().answers.empty(); ++i)
        {
            driver_.settle(); // buttons are what is drawn
            driver_.app().perform(driver_.app().mirror().buttons.front().id);
            driver_.settle();
        }
    }

    void look_at_table(const PlayerView& seen)
    {
        const testing::Facts read = reader_.read(driver_.app().mirror().position);
        const testing::Facts there = testing::TableFacts(localizer_, seen).all();
        for (const auto& [fact, value] : there)
        {
            const auto told = read.find(fact);
            if (told == read.end() || told->second != value)
            {
                missed.push_back("not told: " + fact + " is " + std::to_string(value));
            }
        }
        for (const auto& [fact, value] : read)
        {
            if (value != 0 && there.count(fact) == 0)
            {
                missed.push_back("told without being so: " + fact + " is " + std::to_string(value));
            }
        }
    }

    void look_at_answers(const PlayerView& seen)
    {
        const auto& answers = driver_.app().mirror().answers;
        if (answers.size() != static_cast<std::size_t>(seen.legal.size()))
        {
            missed.push_back(std::to_string(answers.size()) + " answers for " + std::to_string(seen.legal.size()));
            return;
        }
        std::set<std::string> labels;
        for (int i = 0; i < seen.legal.size(); ++i)
        {
            const std::string& label = answers[static_cast<std::size_t>(i)].label;
            if (!labels.insert(label).second)
            {
                missed.push_back("twice: " + label);
            }
            look_at_answer(label, seen.legal[i], Needed(localizer_, seen, names_).of(seen.legal[i]));
        }
    }

    /// Checks that the label names place and piece, and that the rest of it is not used for another kind of answer.
    void look_at_answer(const std::string& label, Action action, const std::vector<std::string>& needed)
    {
        std::string rest = label;
        for (const std::string& word : needed)
        {
            const std::size_t at = rest.find(word);
            if (at == std::string::npos)
            {
                missed.push_back("\"" + label + "\" does not say " + word);
                return;
            }
            rest.erase(at, word.size());
        }
        const auto [known, is_new] = kinds_.emplace(rest, action.kind);
        if (!is_new && known->second != action.kind)
        {
            missed.push_back("\"" + label + "\" is said of two kinds of answers");
        }
    }

    words::Localizer localizer_;
    record::Game game_;
    std::vector<std::string> names_;
    testing::TableReader reader_;
    AppDriver driver_;
    std::map<std::string, ActionKind> kinds_; ///< key: the label without place and piece
};

} // namespace

TEST_CASE("a game of each edition can be played by the mirror's text alone, which contains everything on the table",
          "[thorough]")
{
    int number = 0;
    for (const Setup& setup : told_setups())
    {
        const auto language = static_cast<words::Language>(number++ % words::language_count);
        BlindGame game(language, setup);
        game.play();
        INFO(words::language_row(language).name << ", " << game.link());
        CHECK(game.missed == std::vector<std::string>{});
    }
}
