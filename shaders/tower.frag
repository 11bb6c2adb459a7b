// The Castillo, a round stone tower with an open top, drawn by ray marching like the pieces (solid.frag); its shadow,
// and its glow if it can be chosen. Board units from the middle of its foot.
#include "noise.glsl"

in vec2 at;

uniform float pixel; // its size in board units
uniform int look; // 1 can be chosen, 2 hovered

out vec4 colour;

const float slope = 0.56; // sine of the angle between the line of sight and the board
const vec3 forward = vec3(0.0, 0.8285, -slope);
const vec3 upward = vec3(0.0, slope, 0.8285);
const vec3 sun = vec3(-0.571, -0.260, 0.779);
// Materials.
const float stone = 0.0;
const float oak = 1.0;
const float cloth = 2.0;
const float inside = 3.0;

const float tall = 106.0;     // height of the walkway
const float course = 9.4;     // height of a row of stones
const float merlons = 11.0;   // their number; there are twice as many corbels

float round_wall(vec3 p, float low, float high, float radius, float thick)
{
    vec2 d = vec2(abs(length(p.xy) - radius) - thick, abs(p.z - 0.5 * (low + high)) - 0.5 * (high - low)) + 0.8;
    return length(max(d, 0.0)) + min(max(d.x, d.y), 0.0) - 0.8;
}

/// Returns the distance to the gate: an upright opening with a round top, as deep as the wall.
float gate(vec3 p)
{
    vec2 q = vec2(abs(p.x), max(p.z - 25.0, 0.0));
    return max(max(length(q) - 13.0, abs(p.y + 46.0) - 9.0), -p.z);
}

/// Returns the distance to an arrow slit at an angle of `turn` radians from the front.
float slit(vec3 p, float turn)
{
    float x = p.x * cos(turn) + p.y * sin(turn);
    float y = p.y * cos(turn) - p.x * sin(turn);
    return max(length(vec2(x, max(abs(p.z - 72.0) - 11.0, 0.0))) - 2.8, y);
}

/// Returns the distance to the stone of the tower.
float walls(vec3 p)
{
    float radius = length(p.xy);
    float body = max((radius - mix(46.5, 40.5, clamp(p.z / tall, 0.0, 1.0))) * 0.995, abs(p.z - 52.0) - 52.0);
    // The inside is hollow down to a floor.
    body = max(body, -max(radius - 35.0, 84.0 - p.z));
    body = max(body, -min(gate(p), min(slit(p, 0.62), slit(p, -0.62))));
    // The overhanging crown on its corbels.
    float crown = round_wall(p, 97.0, 118.0, 43.5, 5.5);
    float turn = atan(p.x, -p.y) * merlons / 6.28319;
    float corbel = (abs(fract(turn * 2.0) - 0.5) - 0.26) * 3.14159 * 47.0 / merlons;
    crown = min(crown, max(max(round_wall(p, 89.0, 99.0, 43.0, 4.2), corbel), -200.0) * 0.8);
    float tooth = (abs(fract(turn) - 0.5) - 0.29) * 6.28319 * 43.5 / merlons;
    float teeth = max(round_wall(p, 116.0, 131.0, 43.5, 5.3), tooth);
    return min(min(body, crown), teeth * 0.9);
}

vec2 nearer(vec2 a, vec2 b)
{
    return a.x < b.x ? a : b;
}

/// Returns the distance to the tower and its material there.
vec2 tower(vec3 p)
{
    float wall = walls(p);
    vec2 all = vec2(wall, stone);
    all = nearer(all, vec2(max(length(p.xy) - 36.0, abs(p.z - 83.0) - 1.0), inside));
    all = nearer(all, vec2(max(gate(p) + 0.3, abs(p.y + 38.5) - 1.0), oak));
    all = nearer(all, vec2(max(length(p.xy) - 37.5, abs(p.z - 72.0) - 14.0), inside));
    vec3 pole = p - vec3(0.0, 40.0, 0.0);
    all = nearer(all, vec2(max(length(pole.xy) - 1.3, abs(pole.z - 130.0) - 40.0), oak));
    vec3 flag = pole - vec3(17.0, 2.2 * sin(pole.x * 0.22), 157.0);
    float hem = 10.5 - 0.28 * (flag.x + 17.0);
    all = nearer(all, vec2(max(max(abs(flag.x) - 16.5, abs(flag.y) - 0.6), abs(flag.z) - hem) * 0.8, cloth));
    return all;
}

vec3 normal_at(vec3 p)
{
    const vec2 e = vec2(0.25, 0.0);
    return normalize(vec3(tower(p + e.xyy).x - tower(p - e.xyy).x, tower(p + e.yxy).x - tower(p - e.yxy).x,
                          tower(p + e.yyx).x - tower(p - e.yyx).x));
}

/// Returns how much sunlight reaches `p`, 0 … 1.
float sunlight(vec3 p)
{
    float light = 1.0;
    float depth = 2.5;
    for (int i = 0; i < 28 && depth < 190.0 && light > 0.02; ++i)
    {
        float free = walls(p + sun * depth);
        light = min(light, 7.0 * free / depth + 0.12);
        depth += clamp(free, 1.6, 14.0);
    }
    return smoothstep(0.1, 1.0, light);
}

/// Returns the colour of masonry at `p`: courses of stones of different brightness with recessed joints.
vec3 masonry(vec3 p, vec3 n)
{
    float flat_top = smoothstep(0.75, 0.95, n.z);
    float row = floor(p.z / course);
    float along = atan(p.x, -p.y) * 46.0 / 15.0 + 0.5 * mod(row, 2.0);
    vec2 in_stone = vec2(fract(along) * 15.0, fract(p.z / course) * course);
    vec2 to_joint = min(in_stone, vec2(15.0, course) - in_stone);
    float joint = (1.0 - smoothstep(0.1, 0.7 + 0.4 * pixel, min(to_joint.x, to_joint.y))) * (1.0 - flat_top);
    float own = scatter(vec2(floor(along), row) + 7.0);
    float grain = clouds(vec2(along * 5.0 + p.y * 0.2, p.z * 0.35));
    vec3 base = mix(vec3(0.90, 0.84, 0.715), vec3(0.78, 0.72, 0.61), own);
    base *= 0.86 + 0.26 * grain;
    return base * (1.0 - 0.38 * joint);
}

vec3 shaded(vec3 p, float material)
{
    vec3 n = normal_at(p);
    vec3 base = vec3(0.13, 0.105, 0.08);
    if (material == stone) base = masonry(p, n);
    if (material == cloth) base = mix(vec3(0.62, 0.13, 0.12), vec3(0.42, 0.07, 0.08), smoothstep(0.2, -0.4, n.x));
    if (material == oak)
    {
        vec2 bar = abs(fract(vec2(p.x / 6.5 + 0.5, p.z / 7.5)) - 0.5);
        float iron = 1.0 - smoothstep(0.10, 0.16, min(bar.x, bar.y));
        base = p.z > 80.0 ? vec3(0.34, 0.23, 0.12) : mix(vec3(0.10, 0.07, 0.05), vec3(0.46, 0.35, 0.21), iron);
    }
    if ((look & 2) != 0) base = mix(base, vec3(1.0), 0.13);
    float direct = max(dot(n, sun), 0.0) * sunlight(p + n * 0.6);
    float deep = length(p.xy) < 37.0 && p.z > 80.0 ? smoothstep(84.0, 128.0, p.z) : 1.0;
    float open = mix(0.6, 1.0, smoothstep(0.0, 26.0, p.z)) * mix(0.45, 1.0, deep);
    float sky = 0.40 + 0.20 * n.z - 0.15 * n.x;
    // Less of the sky is visible under the crown.
    float under = 1.0 - 0.35 * smoothstep(76.0, 95.0, p.z) * step(p.z, 97.0) * step(38.0, length(p.xy));
    return base * (sky * open * under + 0.88 * direct);
}

float within(float dist, float limit)
{
    return 1.0 - smoothstep(limit - 0.5 * pixel, limit + 0.5 * pixel, dist);
}

/// Returns the colour at a point, premultiplied by coverage.
vec4 seen(vec2 at)
{
    vec3 from = vec3(at.x, 0.0, 0.0) - upward * at.y - forward * 190.0;
    float depth = 0.0;
    float nearest = 1e3;
    vec2 here = vec2(1e3, stone);
    vec3 p = from;
    for (int i = 0; i < 72; ++i)
    {
        p = from + forward * depth;
        here = tower(p);
        nearest = min(nearest, here.x);
        if (here.x < 0.06 || depth > 330.0) break;
        depth += here.x;
    }
    if (here.x < 0.06) return vec4(shaded(p, here.y), 1.0);
    vec3 ground = vec3(at.x, -at.y / slope, 0.0);
    float near_foot = length(ground.xy) - 46.0;
    float shade = 0.62 * (1.0 - sunlight(ground)) + 0.3 * exp(-max(near_foot, 0.0) / 6.0);
    shade *= 1.0 - smoothstep(60.0, 170.0, length(ground.xy));
    vec4 sum = vec4(0.03, 0.075, 0.09, clamp(shade, 0.0, 0.85));
    if ((look & 1) != 0)
    {
        vec2 d = (at - vec2(0.0, -50.0)) / vec2(98.0, 118.0);
        float glow = 0.75 * max(0.0, 1.0 - dot(d, d));
        float together = glow + sum.a * (1.0 - glow);
        sum = vec4(mix(sum.rgb, vec3(1.0, 0.82, 0.32), glow / max(together, 1e-3)), together);
        sum = mix(sum, vec4(0.43, 0.31, 0.07, 1.0), 0.6 * within(nearest, max(4.4, 3.4 * pixel)));
        sum = mix(sum, vec4(1.0, 0.85, 0.37, 1.0), within(nearest, max(3.4, 2.4 * pixel)));
    }
    sum = mix(sum, vec4(0.17, 0.14, 0.11, 1.0), 0.9 * within(nearest, max(0.8, 0.7 * pixel)));
    return vec4(sum.rgb * sum.a, sum.a);
}

void main()
{
    // Two samples per pixel: inside the tower stones overlap, and their edges would not be antialiased.
    vec2 aside = vec2(0.25, 0.17) * pixel;
    vec4 sum = 0.5 * (seen(at - aside) + seen(at + aside));
    if (sum.a < 0.004) discard;
    colour = vec4(sum.rgb / sum.a, sum.a);
}
