// Wooden caballeros, grandes with golden crowns and the King as solids under one light, drawn by ray marching. Board
// units; x to the right, y away from the player, z up.
#include "noise.glsl"

in vec2 at;
flat in int kind; // 0 caballero, 1 grande, 2 King
flat in int colour_index;
flat in int state; // 1 can be chosen, 2 hovered, 4 selected
flat in float size;

uniform float pixel; // its size in board units
uniform vec4 woods[6]; // colours of the pieces, by colour index
uniform int candle; // 1: by candlelight
uniform vec4 prints[6]; // colours of the players' marks on them

out vec4 colour;

const float slope = 0.56; // sine of the angle between the line of sight and the board
const vec3 forward = vec3(0.0, 0.8285, -slope);
const vec3 upward = vec3(0.0, slope, 0.8285);
const vec3 sun = vec3(-0.571, -0.260, 0.779);
// Materials.
const float wood = 0.0;
const float gold = 1.0;
const float ebony = 2.0;
const float ruby = 3.0;

vec3 turned(vec3 p)
{
    return vec3((p.x + p.y) * 0.70711, (p.y - p.x) * 0.70711, p.z);
}

float block(vec3 p, vec3 sides, float rounding)
{
    vec3 d = abs(p) - sides + rounding;
    return length(max(d, 0.0)) + min(max(d.x, max(d.y, d.z)), 0.0) - rounding;
}

float drum(vec3 p, float radius, float half_height, float rounding)
{
    vec2 d = vec2(length(p.xy) - radius, abs(p.z) - half_height) + rounding;
    return length(max(d, 0.0)) + min(max(d.x, d.y), 0.0) - rounding;
}

/// Returns the distance to a round cone: the convex hull of a ball of radius `low` at the origin and one of radius
/// `high` that is `height` above it.
float cone(vec3 p, float low, float high, float height)
{
    vec2 q = vec2(length(p.xy), p.z);
    float b = (low - high) / height;
    float a = sqrt(1.0 - b * b);
    float k = dot(q, vec2(-b, a));
    if (k < 0.0) return length(q) - low;
    if (k > a * height) return length(q - vec2(0.0, height)) - high;
    return dot(q, vec2(a, b)) - low;
}

/// Returns the distance to a crown: a band with five teeth, wider at the top.
float crown(vec3 p, float radius, float height)
{
    float turn = atan(p.x, -p.y) * 5.0 / 6.28319;
    float tooth = abs(fract(turn + 0.5) - 0.5) * 2.0; // 0 at a tip, 1 between two
    float top = height * mix(1.0, 0.42, tooth);
    float wide = radius * (1.0 + 0.16 * p.z / height);
    vec2 d = vec2(abs(length(p.xy) - wide) - 0.09 * radius, abs(p.z - top * 0.5) - top * 0.5);
    return (length(max(d, 0.0)) + min(max(d.x, d.y), 0.0) - 0.35) * 0.72;
}

vec2 nearer(vec2 a, vec2 b)
{
    return a.x < b.x ? a : b;
}

/// Returns the distance to the piece and its material there.
vec2 piece(vec3 p)
{
    if (kind == 0)
    {
        return vec2(block(turned(p) - vec3(0.0, 0.0, 6.2), vec3(6.0, 6.0, 6.2), 1.0), wood);
    }
    if (kind == 1)
    {
        vec2 body = vec2(block(turned(p) - vec3(0.0, 0.0, 16.0), vec3(7.2, 7.2, 16.0), 1.4), wood);
        return nearer(body, vec2(crown(p - vec3(0.0, 0.0, 32.6), 6.6, 10.5), gold));
    }
    vec2 body = vec2(min(drum(p - vec3(0.0, 0.0, 2.4), 14.0, 2.4, 1.6), cone(p - vec3(0.0, 0.0, 6.0), 10.0, 5.0, 29.0)),
                     ebony);
    body = nearer(body, vec2(drum(p - vec3(0.0, 0.0, 5.6), 12.2, 0.9, 0.8), gold));
    body = nearer(body, vec2(drum(p - vec3(0.0, 0.0, 38.0), 8.4, 1.6, 1.5), gold));
    body = nearer(body, vec2(length(p - vec3(0.0, 0.0, 46.5)) - 8.0, ebony));
    vec2 top = vec2(crown(p - vec3(0.0, 0.0, 50.5), 8.6, 14.0), gold);
    for (int i = -1; i <= 1; ++i)
    {
        float turn = float(i) * 0.63;
        top = nearer(top, vec2(length(p - vec3(9.0 * sin(turn), -9.0 * cos(turn), 53.4)) - 1.25, ruby));
    }
    return nearer(body, top);
}

vec3 normal_at(vec3 p)
{
    const vec2 e = vec2(0.12, 0.0);
    return normalize(vec3(piece(p + e.xyy).x - piece(p - e.xyy).x, piece(p + e.yxy).x - piece(p - e.yxy).x,
                          piece(p + e.yyx).x - piece(p - e.yyx).x));
}

/// Returns the signed distance to the player's mark (board/marks.cpp) on top of a caballero, negative inside it.
float mark(vec2 at)
{
    vec2 q = vec2(at.x, at.y * 0.8) / 4.1;
    vec2 a = abs(q);
    if (colour_index == 0) return length(q) - 0.85;
    if (colour_index == 1) return max(a.x, a.y) - 0.75;
    if (colour_index == 2) return max(0.87 * a.x + 0.5 * q.y - 0.47, -q.y - 0.75);
    if (colour_index == 5) return abs(length(q) - 0.72) - 0.2;
    if (colour_index == 3) return 0.7 * (a.x + a.y - 1.15);
    return min(max(a.x - 0.32, a.y - 0.95), max(a.x - 0.95, a.y - 0.32));
}

/// Returns the colour of a material at `p`, unlit.
vec3 surface(vec3 p, float material)
{
    if (material == gold) return vec3(1.0, 0.79, 0.33);
    if (material == ruby) return vec3(0.66, 0.13, 0.15);
    vec3 q = turned(p);
    float grain = noise(vec2(q.x * 0.35 + q.z * 0.25, (q.y + 0.3 * q.z) * 2.1));
    if (material == ebony) return vec3(0.22, 0.175, 0.15) * (0.85 + 0.3 * grain);
    vec3 own = woods[colour_index].rgb * (0.91 + 0.16 * grain);
    if (kind != 0 || p.z < 12.2) return own;
    float soft = 0.5 * pixel / (4.1 * size);
    return mix(own, prints[colour_index].rgb, 0.85 * (1.0 - smoothstep(-soft, soft, mark(p.xy))));
}

/// Returns the colour of a material at `p`, lit.
vec3 shaded(vec3 p, float material)
{
    vec3 n = normal_at(p);
    float direct = max(dot(n, sun), 0.0);
    float sky = (material == gold ? 0.60 : 0.50) + 0.24 * n.z - 0.08 * n.x;
    float shine = pow(max(dot(reflect(forward, n), sun), 0.0), material == wood ? 14.0 : 26.0);
    float low = mix(0.72, 1.0, smoothstep(0.0, 5.0, p.z));
    vec3 base = surface(p, material);
    if ((state & 2) != 0) base = mix(base, vec3(1.0), 0.2);
    vec3 lit = base * (sky + 0.70 * direct) * low;
    return lit + (material == wood ? vec3(0.16) : base * 0.75 + 0.1) * shine;
}

/// Returns 1 if the distance `dist` is below `limit`, antialiased over a pixel of size `px`.
float within(float dist, float limit, float px)
{
    return 1.0 - smoothstep(limit - 0.5 * px, limit + 0.5 * px, dist);
}

void main()
{
    float px = pixel / size;
    vec3 from = vec3(at.x, 0.0, 0.0) - upward * at.y - forward * 60.0;
    float depth = 0.0;
    float nearest = 1e3;
    vec2 here = vec2(1e3, wood);
    vec3 p = from;
    vec3 closest = from;
    for (int i = 0; i < 40; ++i)
    {
        p = from + forward * depth;
        here = piece(p);
        if (here.x < nearest)
        {
            nearest = here.x;
            closest = p;
        }
        if (here.x < 0.04 || depth > 120.0) break;
        depth += here.x;
    }
    if (here.x < 0.04)
    {
        colour = vec4(shaded(p, here.y) * (candle != 0 ? vec3(0.92, 0.80, 0.66) : vec3(1.0)), 1.0);
        return;
    }
    // Outside the piece: its dark outline, and a golden one if it can be chosen.
    vec3 edge = (kind == 2 ? vec3(0.94, 0.83, 0.54) : woods[colour_index].rgb * 0.28);
    float ink = within(nearest, max(kind == 2 ? 1.5 : 0.55, 0.6 * px), px);
    bool chosen = (state & 5) != 0;
    float rim = chosen ? within(nearest, max(2.6, 2.2 * px), px) : 0.0;
    float dark = chosen ? 0.75 * within(nearest, max(3.5, 3.2 * px), px) : 0.0;
    vec4 sum = vec4(vec3(0.43, 0.31, 0.07), dark);
    sum = mix(sum, vec4(1.0, 0.85, 0.37, 1.0), rim);
    sum = mix(sum, vec4(edge, 1.0), ink * (chosen ? 0.8 : 0.9));
    if (sum.a < 0.004) discard;
    colour = sum;
}
