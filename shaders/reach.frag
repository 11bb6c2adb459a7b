// The distance from one segment of coast or border, as a fraction of `reach`; blending keeps the smallest.
in vec2 board_at;
flat in vec4 stretch;

uniform float reach;

out vec4 colour;

void main()
{
    vec2 along = stretch.zw - stretch.xy;
    float t = clamp(dot(board_at - stretch.xy, along) / max(dot(along, along), 1e-6), 0.0, 1.0);
    colour = vec4(distance(board_at, stretch.xy + along * t) / reach);
}
