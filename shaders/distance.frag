// The distance from one segment of coast or border, as a fraction of `range`; blending keeps the smallest.
in vec2 board_at;
flat in vec4 segment;

uniform float range;

out vec4 colour;

void main()
{
    vec2 along = segment.zw - segment.xy;
    float t = clamp(dot(board_at - segment.xy, along) / max(dot(along, along), 1e-6), 0.0, 1.0);
    colour = vec4(distance(board_at, segment.xy + along * t) / range);
}
