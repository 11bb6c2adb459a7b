#pragma once

#include "app/game_log.hpp"
#include "record/link/link.hpp"
#include "record/save.hpp"
#include "screens/model/intent.hpp"
#include "screens/model/mirror.hpp"
#include "screens/model/table_model.hpp"
#include "table/sitting.hpp"
#include "words/localizer.hpp"

#include <cstdint>
#include <optional>
#include <string>
#include <utility>
#include <vector>

namespace elgrande::screens
{

/// One open game: the sitting, its name and storage key, and the contents of table and mirror.
class GameSession
{
public:
    /// `localizer` must outlive this object. `game` and `cursor` are as for Sitting; `key` is the game's key in the
    /// storage; `name` is empty if nobody has named the game.
    GameSession(const words::Localizer& localizer, record::Game game, table::Moment cursor, std::string key,
                std::string name);

    table::Sitting& sitting() { return sitting_; }
    const table::Sitting& sitting() const { return sitting_; }
    const std::string& key() const { return key_; }
    const std::string& name() const { return name_; }
    void rename(std::string name) { name_ = std::move(name); }

    /// Updates view, log and mirror. Call after any change of the sitting, the language or Settings::light.
    void refresh();

    /// Sets whether the table previews a scoring and the effect of each answer. Call refresh() next.
    void show_previews(bool wanted) { shows_previews_ = wanted; }
    bool shows_previews() const { return shows_previews_; }

    /// Hides the action cards of later rounds than `round` (a State::round). Call refresh() next.
    void hide_cards_after(int round) { last_round_with_cards_ = round; }

    /// Sets on which screens the seats are played; empty: all on this one. Call refresh() next.
    void show_screens(std::vector<SeatScreen> screens) { screens_ = std::move(screens); }
    const std::vector<SeatScreen>& screens() const { return screens_; }

    /// Returns a number above 0 that identifies this session.
    std::uint64_t number() const { return number_; }

    /// Returns a number above 0 that changes with each refresh() and differs between sessions.
    std::uint64_t version() const { return version_; }

    /// Returns the contents of the table. The model refers to this session; it is valid until the next refresh().
    TableModel shown() const;

    /// Returns shown() for the mirror, without the buttons other than answers. Valid until the next refresh().
    const Mirror& mirror() const { return mirror_; }

    /// True unless mark_saved() was called after the last change of the game and the last mark_unsaved().
    bool unsaved() const { return saved_revision_ != sitting_.revision(); }
    void mark_saved() { saved_revision_ = sitting_.revision(); }
    void mark_unsaved() { saved_revision_ = never; }

    /// Returns the game as a save that continues at its present moment; undone actions can be redone, a try-out is left
    /// out. `now_ms` counts from 1970.
    record::SavedGame to_save(std::int64_t now_ms) const;

    /// Returns a link of the whole game without undone actions, for sharing and for crash reports; during a
    /// try-out, of the try-out. Replays the game, so it is not cheap.
    std::string game_link() const;
    /// Returns a link of the shown position with these texts, which must pass record::validate_texts(). `everything`:
    /// including what the seat at the screen must not know; always so for a position that was set up by hand.
    std::string position_link(bool everything, const record::PositionTexts& texts = {}) const;

    /// Marks the position as set up by hand: nothing of it is secret, so its links always contain everything.
    void mark_set_up_by_hand() { set_up_by_hand_ = true; }
    bool set_up_by_hand() const { return set_up_by_hand_; }

private:
    Seat seat_of_you() const;
    words::Names names() const { return {names_, you_, to_you_}; }

    static constexpr std::uint64_t never = ~std::uint64_t{0};

    const words::Localizer& localizer_;
    table::Sitting sitting_;
    std::string key_;
    std::string name_;
    std::uint64_t saved_revision_ = never;
    bool shows_previews_ = true;
    std::optional<int> last_round_with_cards_; ///< nothing: all rounds
    std::vector<SeatScreen> screens_;          ///< by seat; may be empty
    PlayerView view_;
    std::vector<record::Player> owners_; ///< the players, then the dummy
    std::vector<std::string> names_;     ///< of all owners, without "You"
    std::string to_you_;                 ///< "You"
    Seat you_ = nobody;                  ///< words::Names::you()
    GameLog log_;
    std::vector<table::ScoringSheet> scorings_;
    std::vector<Paint> on_dark_;
    std::vector<Paint> on_light_;
    Mirror mirror_;
    std::uint64_t number_ = 0;
    std::uint64_t version_ = 0;
    bool set_up_by_hand_ = false;
};

} // namespace elgrande::screens
