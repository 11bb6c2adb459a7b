// The soft shadow of a piece, which falls to the right; the glow around one that can be chosen; the wax with which the
// King seals his region.
#include "noise.glsl"

in vec2 at; // position relative to the foot, in units of the piece
flat in int kind; // 0 caballero, 1 grande, 2 King
flat in int colour_index; // of the King: 1 if he seals his region (Solids::seals)
flat in int state; // 1 can be chosen, 4 selected
flat in float size;

out vec4 colour;

const float slope = 0.56; // sine of the angle between the line of sight and the board

/// Returns red wax pressed on the ground: its colour, not premultiplied, and its coverage.
vec4 wax(vec2 ground)
{
    float turn = atan(ground.y, ground.x);
    float edge = 21.5 + 1.3 * sin(turn * 3.0 + 0.6) + 0.9 * sin(turn * 7.0 + 2.0);
    float dist = length(ground);
    float cover = 1.0 - smoothstep(edge - 0.9, edge + 0.3, dist);
    // A raised rim that is lit at its left front.
    float slope = (smoothstep(edge - 7.5, edge - 4.5, dist) - 1.9 * smoothstep(edge - 3.0, edge, dist));
    float lit = dot(normalize(ground + 1e-3), vec2(-0.91, -0.41)) * -slope;
    vec3 red = vec3(0.62, 0.10, 0.09) * (0.92 + 0.16 * noise(ground * 0.35)) + vec3(0.5, 0.32, 0.28) * max(lit, 0.0);
    return vec4(red * (1.0 + 0.45 * min(lit, 0.0)), cover);
}

void main()
{
    vec2 ground = vec2(at.x, -at.y / slope);
    float radius = kind == 0 ? 7.4 : kind == 1 ? 8.6 : 13.0;
    float tall = kind == 0 ? 8.5 : kind == 1 ? 22.0 : 28.0;
    bool lifted = (state & 4) != 0;
    vec2 begin = lifted ? vec2(5.0, -4.0) : vec2(0.6, -0.6);
    vec2 fall = vec2(0.80, -0.22) * tall;
    float along = clamp(dot(ground - begin, fall) / dot(fall, fall), 0.0, 1.0);
    float dist = distance(ground, begin + fall * along) - radius * mix(1.0, 0.72, along);
    float soft = 2.2 + 5.0 * along + (lifted ? 3.0 : 0.0);
    float shade = (1.0 - smoothstep(-soft, soft, dist)) * mix(0.74, 0.42, along) * (lifted ? 0.7 : 1.0);
    vec4 sum = vec4(0.13, 0.075, 0.03, shade);
    if (kind == 2 && colour_index != 0)
    {
        vec4 seal = wax(ground);
        float together = seal.a + sum.a * (1.0 - seal.a);
        vec3 shaded = mix(seal.rgb, sum.rgb, 0.75 * sum.a);
        sum = vec4(mix(sum.rgb, shaded, seal.a / max(together, 1e-3)), together);
    }
    if ((state & 1) != 0)
    {
        vec2 middle = vec2(0.0, kind == 0 ? -5.0 : kind == 1 ? -19.0 : -28.0);
        vec2 wide = kind == 0 ? vec2(15.0, 15.0) : kind == 1 ? vec2(20.0, 30.0) : vec2(28.0, 42.0);
        vec2 d = (at - middle) / wide;
        float glow = 0.9 * max(0.0, 1.0 - dot(d, d));
        sum = vec4(mix(sum.rgb, vec3(1.0, 0.914, 0.64), glow / max(glow + sum.a * (1.0 - glow), 1e-3)),
                   glow + sum.a * (1.0 - glow));
    }
    colour = sum;
}
