#pragma once

/// OpenGL ES 3 offscreen by Mesa's software renderer.
namespace elgrande::testing
{

/// Makes the process-wide OpenGL context current, at the first call. Throws std::runtime_error if it cannot be created,
/// saying what to install.
void begin_graphics();

} // namespace elgrande::testing
