#include "editor/draft.hpp"

#include "record/archive/position.hpp"
#include "rules/validation/validate_state.hpp"

#include <algorithm>
#include <string>
#include <utility>

namespace elgrande::editor
{
namespace
{

constexpr std::byte version{1};
constexpr std::size_t edit_bytes = 6;
constexpr std::size_t head_bytes = 1 + record::colour_count + 2;

void put_number(std::vector<std::byte>& bytes, std::size_t value)
{
    bytes.push_back(static_cast<std::byte>(value & 0xffU));
    bytes.push_back(static_cast<std::byte>(value >> 8U & 0xffU));
}

std::uint16_t number_at(std::span<const std::byte> bytes, std::size_t at)
{
    return static_cast<std::uint16_t>(std::to_integer<unsigned>(bytes[at])
                                      | std::to_integer<unsigned>(bytes[at + 1]) << 8U);
}

Edit edit_at(std::span<const std::byte> bytes, std::size_t at)
{
    const auto byte = [&](std::size_t i) { return std::to_integer<std::uint8_t>(bytes[at + i]); };
    return {static_cast<EditKind>(byte(0)), byte(1), byte(2), byte(3), number_at(bytes, at + 4)};
}

record::LoadError wrong(std::string message)
{
    return {.message = "draft: " + std::move(message)};
}

} // namespace

Draft::Draft(const State& start, std::span<const record::Colour> colours) : states_{start}
{
    std::vector<record::Colour> all(colours.begin(), colours.end());
    for (int i = 0; i < record::colour_count; ++i)
    {
        const auto colour = static_cast<record::Colour>(i);
        if (std::find(all.begin(), all.end(), colour) == all.end())
        {
            all.push_back(colour);
        }
    }
    std::copy_n(all.begin(), colours_.size(), colours_.begin());
}

std::vector<record::Colour> Draft::colours() const
{
    return {colours_.begin(), colours_.begin() + state().players()};
}

bool Draft::push(const Edit& edit)
{
    State next = state();
    if (!change(next, edit))
    {
        return false;
    }
    states_.resize(at_ + 1);
    edits_.resize(at_);
    states_.push_back(next);
    edits_.push_back(edit);
    ++at_;
    return true;
}

bool Draft::edit(const Edit& edit)
{
    const bool done = push(edit);
    if (done)
    {
        find_problems();
    }
    return done;
}

void Draft::undo()
{
    if (can_undo())
    {
        --at_;
        find_problems();
    }
}

void Draft::redo()
{
    if (can_redo())
    {
        ++at_;
        find_problems();
    }
}

void Draft::find_problems()
{
    problems_ = problems_of(state());
}

std::vector<std::byte> Draft::bytes() const
{
    // The oldest valid state that has at most max_kept_edits edits after it.
    std::size_t from = at_ > max_kept_edits ? at_ - max_kept_edits : 0;
    while (from < at_ && validate_state(states_[from]))
    {
        ++from;
    }
    if (validate_state(states_[from]))
    {
        return {};
    }
    std::vector<std::byte> bytes{version};
    for (const record::Colour colour : colours_)
    {
        bytes.push_back(static_cast<std::byte>(colour));
    }
    const std::vector<std::byte> start = record::position_bytes(states_[from]);
    put_number(bytes, start.size());
    bytes.insert(bytes.end(), start.begin(), start.end());
    for (std::size_t i = from; i < at_; ++i)
    {
        const Edit& edit = edits_[i];
        for (const std::uint8_t byte : {static_cast<std::uint8_t>(edit.kind), edit.a, edit.b, edit.c})
        {
            bytes.push_back(static_cast<std::byte>(byte));
        }
        put_number(bytes, edit.value);
    }
    return bytes;
}

record::Loaded<Draft> Draft::read(std::span<const std::byte> bytes)
{
    if (bytes.size() < head_bytes || bytes.size() > max_draft_bytes || bytes[0] != version)
    {
        return wrong("not a draft, or of another version");
    }
    std::vector<record::Colour> colours;
    for (std::size_t i = 1; i <= record::colour_count; ++i)
    {
        const auto colour = static_cast<record::Colour>(bytes[i]);
        if (colour > record::Colour::Purple || std::find(colours.begin(), colours.end(), colour) != colours.end())
        {
            return wrong("impossible colours");
        }
        colours.push_back(colour);
    }
    const std::size_t length = number_at(bytes, head_bytes - 2);
    const auto rest = bytes.subspan(head_bytes);
    if (length > rest.size() || (rest.size() - length) % edit_bytes != 0
        || (rest.size() - length) / edit_bytes > max_kept_edits)
    {
        return wrong("cut off or too long");
    }
    const auto start = record::read_position_bytes(rest.first(length));
    if (!start.ok())
    {
        return start.error();
    }
    Draft draft(*start, colours);
    for (std::size_t at = length; at < rest.size(); at += edit_bytes)
    {
        draft.push(edit_at(rest, at)); // returns false, and changes nothing, if the edit is impossible
    }
    draft.find_problems();
    return draft;
}

} // namespace elgrande::editor
