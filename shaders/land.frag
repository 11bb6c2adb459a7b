// Parchment with hills, darker towards its borders. Regions that can be chosen glow, sealed ones are hatched.
in vec2 board_at;
flat in int region; // 0 … 8, 9 for neighbouring countries

uniform sampler2D distances; // g: distance to the nearest border or coast
uniform sampler2D relief; // r: light on the hills, g and b: unevenness, fine and coarse
uniform vec4 precomputed_area; // the part of the board that both textures cover: left, top, width, height
uniform float border_range; // the distance that is stored as 1 in `distances`
uniform float pixel; // its size in board units
uniform vec4 tints[10]; // by region
uniform int lit; // bit r: region r
uniform int hovered; // a region, or −1
uniform int sealed; // bit r: region r

out vec4 colour;

/// Returns 1 on a line at `at` that is `width` wide, at least a pixel, antialiased over a pixel.
float on_line(float at, float width)
{
    float half_width = max(width, pixel) * 0.5;
    return 1.0 - smoothstep(half_width - 0.5 * pixel, half_width + 0.5 * pixel, abs(at));
}

void main()
{
    vec2 share = (board_at - precomputed_area.xy) / precomputed_area.zw;
    float dist = texture(distances, share).g * border_range;
    vec3 ground = texture(relief, share).rgb;
    vec3 tint = tints[region].rgb;
    bool quiet = region == 9;
    // Darker near the border, slightly unevenly as in a watercolour.
    float inland = dist + 5.0 * (ground.b - 0.5);
    float edge = exp(-max(inland, 0.0) / 6.5);
    vec3 paper = mix(tint, vec3(0.373, 0.239, 0.086), (quiet ? 0.22 : 0.50) * edge);
    float hills = (ground.r - 0.60) * smoothstep(2.0, 22.0, dist);
    paper *= 1.0 + (quiet ? 0.5 : 1.0) * hills;
    paper += 0.055 * (ground.g - 0.5) + 0.06 * (ground.b - 0.5);
    if ((sealed >> region & 1) != 0 && !quiet)
    {
        const vec3 crimson = vec3(0.482, 0.122, 0.122);
        float stripe = on_line(fract((board_at.x + board_at.y) / 15.0) * 15.0 - 7.5, 3.6);
        paper = mix(paper, crimson, 0.30 * stripe);
        paper = mix(paper, crimson, 0.85 * on_line(dist - 5.5, 2.3));
    }
    bool is_lit = (lit >> region & 1) != 0 && !quiet;
    bool is_hovered = region == hovered;
    if (is_lit || is_hovered)
    {
        paper = mix(paper, vec3(1.0, 0.957, 0.76), (is_lit ? 0.30 : 0.0) + (is_hovered ? 0.25 : 0.0));
    }
    if (is_lit)
    {
        vec3 gold = is_hovered ? vec3(1.0, 0.886, 0.541) : vec3(1.0, 0.812, 0.29);
        paper = mix(paper, gold, 0.55 * exp(-max(dist - 3.0, 0.0) / 5.0));
        paper = mix(paper, gold, on_line(dist - 3.0, 4.2));
    }
    colour = vec4(paper, 1.0);
}
