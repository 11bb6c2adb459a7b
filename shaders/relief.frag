// Drawn once: hills and hollows of the land, lit from the upper left (r), and the unevenness of its parchment, fine (g)
// and coarse (b).
#include "noise.glsl"

in vec2 board_at;

out vec4 colour;

/// Returns the height at a point: mountain ranges, with sharp ridges where the noise turns. `bend` displaces them,
/// `high` is their height at this point.
float height(vec2 at, vec2 bend, float high)
{
    float ridges = 1.0 - abs(2.0 * clouds((at + bend) / 120.0) - 1.0);
    return ridges * ridges * high + 0.12 * noise(at / 30.0) + 0.05 * noise(at / 13.0);
}

void main()
{
    const float step = 2.2;
    vec2 bend = 26.0 * vec2(noise(board_at / 90.0), noise(board_at / 90.0 + 17.0));
    float high = 0.35 + 0.65 * noise(board_at / 210.0 + 5.0);
    float here = height(board_at, bend, high);
    vec2 slope = vec2(height(board_at + vec2(step, 0.0), bend, high) - here,
                      height(board_at + vec2(0.0, step), bend, high) - here) / step;
    vec3 normal = normalize(vec3(-slope * 17.0, 1.0));
    float light = dot(normal, normalize(vec3(-0.55, -0.62, 0.75)));
    float fibre = 0.6 * clouds(board_at / 11.0) + 0.4 * noise(board_at * vec2(0.9, 0.16));
    colour = vec4(light * 0.8, fibre, clouds(board_at / 70.0 + 40.0), 1.0);
}
