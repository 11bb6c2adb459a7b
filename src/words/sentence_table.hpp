#pragma once

#include "words/texts.hpp"

#include <algorithm>
#include <array>
#include <cstddef>
#include <optional>

namespace elgrande::words
{

/// The text of a kind of question, answer or event for which the kind alone decides it; it names those of the common
/// placeholders that it needs.
template <class Kind>
struct Sentence
{
    Kind kind{};
    Key key{};
};

/// The sentence of `kind`; nothing if the table leaves it out.
template <class Kind, std::size_t count>
std::optional<Key> sentence_of(const std::array<Sentence<Kind>, count>& table, Kind kind)
{
    const auto row = std::find_if(table.begin(), table.end(),
                                  [&](const Sentence<Kind>& candidate) { return candidate.kind == kind; });
    return row == table.end() ? std::nullopt : std::optional(row->key);
}

} // namespace elgrande::words
