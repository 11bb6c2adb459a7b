// The sea, in the style of an engraving: lines along the coast, waves farther out.
#include "noise.glsl"

in vec2 board_at;

uniform sampler2D distances; // r: distance to the coast
uniform sampler2D relief;  // g and b: unevenness, fine and coarse
uniform vec4 precomputed_area; // the part of the board that both textures cover: left, top, width, height
uniform float coast_range; // the distance that is stored as 1 in `distances`
uniform float pixel; // its size in board units
uniform vec4 shade;  // x and y: the y on the board of the top and of the bottom of the screen

out vec4 colour;

/// Returns 1 on a line at `at` that is `width` wide, antialiased over a pixel.
float on_line(float at, float width)
{
    return 1.0 - smoothstep(width * 0.5 - 0.5 * pixel, width * 0.5 + 0.5 * pixel, abs(at));
}

void main()
{
    vec2 share = (board_at - precomputed_area.xy) / precomputed_area.zw;
    float dist = texture(distances, share).r * coast_range;
    vec2 uneven = texture(relief, share).gb - 0.5;
    float down = clamp((board_at.y - shade.x) / (shade.y - shade.x), 0.0, 1.0);
    vec3 water = mix(vec3(0.240, 0.416, 0.455), vec3(0.137, 0.282, 0.314), down);
    water *= 1.0 + 0.10 * uneven.y;
    float shallow = exp(-dist / 11.0);
    water = mix(water, vec3(0.62, 0.75, 0.74), 0.52 * shallow);
    // Lines along the coast, each fainter than the last.
    float wobble = 1.6 * uneven.x;
    float lines = 0.0;
    for (int i = 0; i < 4; ++i)
    {
        float step = 6.5 + 7.5 * float(i) + 0.7 * float(i * i);
        lines = max(lines, on_line(dist + wobble - step, 1.0) * (0.42 - 0.09 * float(i)));
    }
    water = mix(water, vec3(0.90, 0.95, 0.91), lines);
    // Waves in rows, each a stroke of limited length.
    float row = floor(board_at.y / 13.0);
    float swell = 1.5 * sin(board_at.x * 0.105 + row * 2.4) + 1.5 * uneven.y;
    float stroke = on_line(fract(board_at.y / 13.0) * 13.0 - 6.5 + swell, 0.95);
    float column = board_at.x / 74.0 + 9.0 * scatter(vec2(row, 3.0));
    float bit = scatter(vec2(floor(column), row));
    float length = 0.25 + 0.6 * scatter(vec2(row, floor(column)));
    float ends = smoothstep(0.0, 0.12, fract(column)) * (1.0 - smoothstep(length - 0.1, length, fract(column)));
    float open = smoothstep(26.0, 40.0, dist);
    water = mix(water, vec3(0.73, 0.83, 0.80), stroke * ends * open * (bit > 0.55 ? 0.32 : 0.0));
    colour = vec4(water, 1.0);
}
