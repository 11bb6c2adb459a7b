#pragma once

/// OpenGL ES 3 without a screen and without a graphics card: Mesa's software renderer.
namespace elgrande::testing
{

/// Makes a context the current one, the same for the whole process; throws where there is none, saying what to install.
void begin_graphics();

} // namespace elgrande::testing
