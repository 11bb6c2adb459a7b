#pragma once

#include "board/geometry/view.hpp"
#include "board/scene.hpp"

/// From the screen to what lies there, and back.
namespace elgrande::board
{

/// The target of a click, or with `touch` of a finger, at `on_screen`. Lit things win over what is not lit, hits
/// over near misses, small things over large ones; with `touch` a miss may be wider.
Target hit(const Scene& scene, const View& view, Vec on_screen, bool touch = false);

/// The target at `on_screen` to be explained: also what nobody can choose. Nothing is lit, scoreboards are not their
/// regions, and France, Portugal and the steps of the track are there too.
Target seen(const Scene& scene, const View& view, Vec on_screen, bool touch = false);

/// A point on the screen that `hit` answers with `target`, if it is on the board at all and nothing stands before it:
/// for scripted clicks, and where pieces travel from and to. For a place: its middle.
Vec centre_of(const Scene& scene, const View& view, Target target);

} // namespace elgrande::board
