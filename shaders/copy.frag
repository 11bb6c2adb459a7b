// Copies a cached picture pixel by pixel, as it is or by candlelight.
uniform sampler2D source;
uniform vec4 corner; // position and size of the target in pixels of the framebuffer
uniform vec4 table;  // the same for the whole map, which one candle lights
uniform int candle;  // 1: by candlelight

out vec4 colour;

void main()
{
    colour = texelFetch(source, ivec2(gl_FragCoord.xy - corner.xy), 0);
    if (candle == 0) return;
    // As in board/colour.hpp: gold shines, water hardly does. The flame is at the upper left.
    float golden = smoothstep(0.44, 0.60, colour.r - colour.b);
    float cool = smoothstep(0.0, 0.12, colour.b - colour.r);
    float dist = distance((gl_FragCoord.xy - table.xy) / table.zw, vec2(0.3, 0.75));
    vec3 dim = colour.rgb * vec3(0.80, 0.64, 0.46) * (1.0 - 0.62 * cool) * mix(1.10, 0.86, smoothstep(0.1, 1.0, dist));
    colour.rgb = mix(dim, colour.rgb * vec3(1.0, 0.92, 0.78), golden);
}
