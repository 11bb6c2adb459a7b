#pragma once

#include "app/pages/page.hpp"
#include "app/pages/page_context.hpp"
#include "screens/home/home_screen.hpp"

#include <cstdint>
#include <optional>
#include <string>
#include <vector>

namespace elgrande::screens
{

/// The start page.
class HomePage final : public Page
{
public:
    /// Both arguments must outlive this object.
    HomePage(const PageContext& context, Backdrop& backdrop);

    /// Sets whether the program waits for the list of saves (OpenGame::awaits_saves): then no buttons are drawn.
    void wait(bool waits) { waits_ = waits; }

    std::optional<Intent> draw(Ui& ui) override;
    void describe(Mirror& mirror) override;
    std::vector<Command> commands() override;

private:
    HomeOffers offers(int settled) const;
    int settled(Ui& ui);
    void find_puzzle();
    std::string streak() const;

    const PageContext& context_;
    HomeScreen screen_;
    bool waits_ = false;
    PuzzleOffer puzzle_;
    std::optional<std::int64_t> puzzle_day_; ///< the day of `puzzle_`; nothing if it has not been looked for
    std::optional<double> settles_since_ms_; ///< when the first pieces came onto the board, by the frames' clock
    bool puzzles_asked_ = false;             ///< the collection has been fetched, or is being fetched
};

/// The preference that holds the level of the computers, "1" … "3", in the last game begun by the intent
/// PlayComputers.
inline constexpr const char* level_preference = "level";

/// Returns the level of computers in the preferences, 1 … 3; the easiest one if there is none.
int stored_level(const platform::Preferences& preferences);

} // namespace elgrande::screens
