#pragma once

#include "rules/game.hpp"

#include <catch2/catch_tostring.hpp>
#include <catch2/matchers/catch_matchers_templated.hpp>

#include <array>
#include <cstddef>
#include <string>
#include <string_view>
#include <type_traits>
#include <utility>

/// Makes Catch2 print the values of the rules. Include it in every test that compares them.
namespace elgrande::test
{

/// Returns the enumerator's name without its type; empty if no enumerator has this value.
template <auto value>
constexpr std::string_view name_of_enumerator()
{
    // GCC: "… [with auto value = elgrande::Place::Aragon; …]", clang: "… [value = elgrande::Place::Aragon]"
    constexpr std::string_view whole = __PRETTY_FUNCTION__;
    constexpr std::size_t begin = whole.find("value = ") + 8;
    constexpr std::string_view named = whole.substr(begin, whole.find_first_of(";]", begin) - begin);
    return named.front() == '(' ? std::string_view() : named.substr(named.rfind(':') + 1);
}

/// Returns the enumerator's name, or its number if it has none or is not below 64.
template <class E>
std::string enum_name(E value)
{
    static constexpr auto names = []<std::size_t... i>(std::index_sequence<i...>)
    {
        return std::array{name_of_enumerator<static_cast<E>(i)>()...};
    }
    (std::make_index_sequence<64>());
    const auto number = static_cast<std::size_t>(value);
    return number < names.size() && !names[number].empty() ? std::string(names[number]) : std::to_string(number);
}

std::string print(const Action& action);
std::string print(const Decision& decision);
std::string print(const Event& event);
/// Describes the position in words and adds a link that opens it.
std::string print(const State& state);

/// Lists the fields that differ, one per line, with their values in `left` and `right`: "score of seat 1: 12, 14".
std::string difference(const State& left, const State& right);

/// Matcher: CHECK_THAT(state, same_as(other)) prints the difference. `wanted` must outlive it.
class SameState : public Catch::Matchers::MatcherGenericBase
{
public:
    explicit SameState(const State& wanted) : wanted_(wanted) {}

    bool match(const State& state) const
    {
        difference_ = difference(state, wanted_);
        return state == wanted_;
    }

    std::string describe() const override { return "is the same state, but differs in\n" + difference_; }

private:
    const State& wanted_;
    mutable std::string difference_;
};

inline SameState same_as(const State& wanted)
{
    return SameState(wanted);
}

} // namespace elgrande::test

namespace Catch
{

template <class E>
struct StringMaker<E, std::enable_if_t<std::is_enum_v<E>>>
{
    static std::string convert(E value) { return elgrande::test::enum_name(value); }
};

template <class T>
requires std::is_same_v<T, elgrande::Action> || std::is_same_v<T, elgrande::Decision> || std::is_same_v<
    T, elgrande::Event> || std::is_same_v<T, elgrande::State>
struct StringMaker<T>
{
    static std::string convert(const T& value) { return elgrande::test::print(value); }
};

template <>
struct StringMaker<elgrande::Refusal>
{
    static std::string convert(const elgrande::Refusal& value) { return elgrande::test::enum_name(value.rule); }
};

} // namespace Catch
