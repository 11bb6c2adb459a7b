// Observers are copied with every call of the engine.
#include "rules/event.hpp"

#include <catch2/catch_test_macros.hpp>

using namespace elgrande;

TEST_CASE("a copy of an observer calls the same callable, whatever becomes of the original")
{
    int events = 0;
    auto count = [&](const Event&) { ++events; };
    Observer original(count);
    const Observer copy = original;
    original = Observer();
    copy({.kind = EventKind::GameEnded});
    CHECK(events == 1);
}
