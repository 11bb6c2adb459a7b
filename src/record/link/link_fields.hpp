#pragma once

#include "record/archive/digits.hpp"
#include "record/fields.hpp"
#include "record/game.hpp"
#include "record/link/link_check.hpp"

#include <algorithm>
#include <cstddef>
#include <cstdint>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

/// Internal to links: the fields that several kinds of links share.
namespace elgrande::record
{

/// The rules_number of the link. Any other number throws Malformed.
template <class Archive>
void rules_field(Archive& archive)
{
    std::uint16_t rules = rules_number;
    archive(below("rules", rules, reserved_rules_numbers));
    if (rules != rules_number)
    {
        refuse("rules",
               "number " + std::to_string(rules) + ", but this program plays number " + std::to_string(rules_number)
                   + "; a newer version may open the link",
               ErrorKind::Newer);
    }
}

/// The colour of each seat, as a choice among those that are left.
template <class Archive>
void colour_fields(Archive& archive, std::vector<Colour>& colours, std::size_t players)
{
    colours.resize(players);
    std::vector<Colour> left{Colour::Red, Colour::Blue, Colour::Green, Colour::Yellow, Colour::Purple};
    for (Colour& colour : colours)
    {
        auto choice = static_cast<std::size_t>(std::find(left.begin(), left.end(), colour) - left.begin());
        archive(below("colour", choice, left.size()));
        colour = left[choice];
        left.erase(left.begin() + static_cast<std::ptrdiff_t>(choice));
    }
}

/// The fields of the link of a position.
struct PositionFields
{
    State state;
    std::vector<Colour> colours;
    bool everything = false; ///< as Sharing::Everything
};

template <class Archive>
void serialize(Archive& archive, PositionFields& position)
{
    rules_field(archive);
    archive(below("stacks", position.everything, 2));
    open_fields(archive, position.state);
    colour_fields(archive, position.colours, position.state.setup.players);
    if (position.everything)
    {
        hidden_fields(archive, position.state);
    }
}

/// Returns the whole link for these fields. Throws Malformed if a value is out of range.
template <class Fields>
std::string write_link(std::string_view mark, Fields fields)
{
    DigitWriter writer;
    writer(fields);
    const std::string text = writer.text();
    return std::string(mark) + link_check(mark, text) + text;
}

/// Reads the fields from the text after the check value. Throws Malformed if they are invalid, or if write_link() would
/// write them as another text.
template <class Fields>
Fields read_link(std::string_view mark, std::string_view text)
{
    Fields fields;
    DigitReader reader(text);
    reader(fields);
    if (write_link(mark, fields) != std::string(mark) + link_check(mark, text) + std::string(text))
    {
        throw Malformed("this program would write it in another way");
    }
    return fields;
}

/// Returns the state of a position's fields; throws Malformed if it fails validate_state(). Unless they hold
/// everything, the hidden cards are dealt by the hash of the link.
State state_of(const PositionFields& fields, std::string_view mark, std::string_view text);

} // namespace elgrande::record
