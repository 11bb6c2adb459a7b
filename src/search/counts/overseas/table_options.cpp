#include "search/counts/overseas/table_options.hpp"

#include "rules/game.hpp"
#include "search/counts/overseas/posts.hpp"

#include <algorithm>
#include <numeric>
#include <unordered_map>
#include <utility>

namespace elgrande::search
{
namespace
{

/// What those on the table bring, whoever stands beside it.
class TablePayer
{
public:
    TablePayer(State& board, const Reach& reach, const Payer& payer)
        : board_(board), table_(*reach.table()), payer_(payer), before_(board.colonies.on_table[0])
    {
    }

    /// The least of each sum once whoever fills the table has done so.
    Sums least(const TableChange& change)
    {
        Change on = change.on;
        PerOwner<std::uint8_t> waiting{};
        for (std::size_t owner = 0; owner < max_owners; ++owner)
        {
            waiting[owner] = static_cast<std::uint8_t>(table_.beside[owner] + change.beside[owner]);
        }
        const int free = table_.free - std::accumulate(on.begin(), on.end(), 0);
        if (free == 0 || change.settled)
        {
            return paid(on);
        }
        Sums least;
        least.fill(std::numeric_limits<std::int16_t>::max());
        fill(on, waiting, 0, free, least);
        return least;
    }

private:
    void fill(Change& on, const PerOwner<std::uint8_t>& waiting, std::size_t owner, int free, Sums& least)
    {
        if (free == 0)
        {
            const Sums sums = paid(on);
            std::transform(sums.begin(), sums.end(), least.begin(), least.begin(),
                           [](auto a, auto b) { return std::min(a, b); });
            return;
        }
        if (owner == max_owners)
        {
            return;
        }
        const std::int16_t before = on[owner];
        for (int come = 0; come <= std::min<int>(free, waiting[owner]); ++come)
        {
            on[owner] = static_cast<std::int16_t>(before + come);
            fill(on, waiting, owner + 1, free - come, least);
        }
        on[owner] = before;
    }

    Sums paid(const Change& on)
    {
        const auto [known, fresh] = known_.try_emplace(packed_change(on));
        if (fresh)
        {
            PerOwner<std::uint8_t>& there = board_.colonies.on_table[0];
            for (std::size_t owner = 0; owner < max_owners; ++owner)
            {
                there[owner] = static_cast<std::uint8_t>(before_[owner] + on[owner]);
            }
            known->second = payer_.paid_at(board_, table_.place, {});
            there = before_;
        }
        return known->second;
    }

    State& board_;
    const LimitTable& table_;
    const Payer& payer_;
    PerOwner<std::uint8_t> before_;
    std::unordered_map<std::uint32_t, Sums> known_;
};

/// With the spaces of its own taken so.
Sums paid_with(const Payer& payer, State& board, Place place, const Posts& posts, const Change& change)
{
    if (posts_in(place) == 0 || !has_colonies(board.setup))
    {
        return payer.paid_at(board, place, change);
    }
    const Posts before = posts_at(board, place);
    set_posts(board, place, posts);
    const Sums paid = payer.paid_at(board, place, change);
    set_posts(board, place, before);
    return paid;
}

Option option_of(const TableChange& change)
{
    Option option{.change = change.tally.balance, .tally = change.tally};
    option.flow = {change.tally.own_out, change.own_in, change.tally.others_out, change.others_in};
    return option;
}

/// Has the player a Viceroy who can still claim gold?
bool may_resign(const State& board, const Reach& reach, Place place, const Posts& posts)
{
    return reach.ending() != Ending::OfTurn && place == Place::America && posts.holders[0] == reach.player()
           && board.colonies.unclaimed[0] > 0;
}

} // namespace

PlaceOptions table_options(State& board, const Reach& reach, const Payer& payer)
{
    std::vector<std::pair<Option, std::uint32_t>> all;
    TablePayer table(board, reach, payer);
    for_each_table_change(reach,
                          [&](const TableChange& change)
                          {
                              Option option = option_of(change);
                              option.paid = table.least(change);
                              all.emplace_back(option, packed_change(change.on));
                          });
    const auto order = [](const auto& a, const auto& b)
    { return a.first.paid != b.first.paid ? a.first.paid < b.first.paid : a.first.tally < b.first.tally; };
    std::sort(all.begin(), all.end(), order);
    PlaceOptions options{.place = reach.table()->place, .tables = {}};
    std::vector<Option> some;
    for (auto& [option, on] : all)
    {
        if (some.empty() || some.back().paid != option.paid || !(some.back().tally == option.tally))
        {
            option.first_table = static_cast<std::uint32_t>(options.limit_tables.size());
            option.ways = 0;
            some.push_back(option);
        }
        ++some.back().ways;
        options.limit_tables.push_back(on);
    }
    options.tables.push_back(grouped(std::move(some)));
    return options;
}

PlaceOptions unpaid_table_options(const Reach& reach)
{
    PlaceOptions options{.place = reach.table()->place, .tables = {}};
    std::vector<Option> all;
    for_each_table_change(reach,
                          [&](const TableChange& change)
                          {
                              all.push_back(option_of(change));
                              all.back().first_table = static_cast<std::uint32_t>(options.limit_tables.size());
                              options.limit_tables.push_back(packed_change(change.on));
                          });
    options.tables.push_back(grouped(std::move(all)));
    return options;
}

bool is_question_told(const State& state, const Reach& reach, const Payer& payer)
{
    const bool gold = !is_taboo(state, Place::America) && state.colonies.unclaimed[0] > 0;
    return reach.ending() == Ending::OfTurn || payer.sums() == 1 || (reach.ending() == Ending::Question && !gold);
}

Sums paid_after(const Payer& payer, State& board, const Reach& reach, Place place, const Option& option)
{
    Posts posts = Posts::unpacked(option.posts);
    Sums paid = paid_with(payer, board, place, posts, option.change);
    if (may_resign(board, reach, place, posts))
    {
        posts.holders[0] = nobody;
        paid[0] = std::max(paid[0], paid_with(payer, board, place, posts, option.change)[0]);
    }
    return paid;
}

Sums placed_after(const Payer& payer, State& board, const Reach& reach, Place place, const Option& option)
{
    Sums more{};
    if (!reach.is_near(place) || reach.has_table(place))
    {
        return more; // the table is full then
    }
    Option then = option;
    ++then.change[reach.player()];
    if (place != Place::France)
    {
        more[0] = static_cast<std::int16_t>(paid_after(payer, board, reach, place, then)[0] - option.paid[0]);
    }
    const Posts posts = Posts::unpacked(option.posts);
    for (int i = 0; i < posts_in(place); ++i)
    {
        Posts with_one = posts;
        Seat& holder = with_one.holders[static_cast<std::size_t>(i)];
        if (holder == nobody)
        {
            holder = reach.player();
            then.posts = with_one.packed();
            const int paid = paid_after(payer, board, reach, place, then)[0];
            more[0] = std::max(more[0], static_cast<std::int16_t>(paid - option.paid[0]));
        }
    }
    more[0] = std::max<std::int16_t>(more[0], 0);
    return more;
}

} // namespace elgrande::search
