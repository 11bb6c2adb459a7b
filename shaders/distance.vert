// A rectangle around a segment of coast or border that extends by `range` to all sides. Drawn once; distance.frag
// computes the distances.
layout(location = 0) in vec2 from;
layout(location = 1) in vec2 to;

uniform vec4 to_clip;
uniform float range;

out vec2 board_at;
flat out vec4 segment;

void main()
{
    vec2 along = normalize(to - from + vec2(1e-5, 0.0));
    vec2 across = vec2(-along.y, along.x);
    vec2 corner = vec2(gl_VertexID & 1, gl_VertexID >> 1);
    board_at = mix(from - along * range, to + along * range, corner.x) + across * range * (corner.y * 2.0 - 1.0);
    segment = vec4(from, to);
    gl_Position = vec4(board_at * to_clip.xy + to_clip.zw, 0.0, 1.0);
}
