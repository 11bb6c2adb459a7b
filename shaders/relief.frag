// Drawn once: hills and hollows of the land under light from the upper left, and how uneven its parchment is.
#include "noise.glsl"

in vec2 board_at;

out vec4 colour;

/// Ranges of hills: sharp where the noise turns.
float height(vec2 at)
{
    vec2 bent = at + 26.0 * vec2(noise(at / 90.0), noise(at / 90.0 + 17.0));
    float ridges = 1.0 - abs(2.0 * clouds(bent / 120.0) - 1.0);
    return ridges * ridges * (0.35 + 0.65 * noise(at / 210.0 + 5.0)) + 0.18 * clouds(at / 30.0);
}

void main()
{
    const float step = 2.2;
    float here = height(board_at);
    vec2 slope = vec2(height(board_at + vec2(step, 0.0)) - here, height(board_at + vec2(0.0, step)) - here) / step;
    vec3 normal = normalize(vec3(-slope * 17.0, 1.0));
    float light = dot(normal, normalize(vec3(-0.55, -0.62, 0.75)));
    float fibre = 0.6 * clouds(board_at / 11.0) + 0.4 * noise(board_at * vec2(0.9, 0.16));
    colour = vec4(light * 0.8, fibre, clouds(board_at / 70.0 + 40.0), 1.0);
}
