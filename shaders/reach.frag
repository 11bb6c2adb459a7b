// How far a point is from one stretch of coast or border, as a share of `reach`; the smallest of all is kept.
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
