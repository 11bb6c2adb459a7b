// One piece: a rectangle around its image or its shadow.
layout(location = 0) in vec4 foot; // position on the board, relative size, height above it
layout(location = 1) in vec3 what; // kind, colour, state

uniform vec4 to_clip;
uniform float lift;      // height of selected pieces of size 1; 0 for shadows
uniform vec4 around[3];  // by kind: extents left of, above, right of and below the foot

out vec2 at; // position relative to the foot, in units of the piece
flat out int kind;
flat out int colour_index;
flat out int state; // 1 can be chosen, 2 hovered, 4 selected
flat out float size;

void main()
{
    kind = int(what.x + 0.5);
    colour_index = int(what.y + 0.5);
    state = int(what.z + 0.5);
    size = foot.z;
    vec4 sides = around[kind];
    at = vec2((gl_VertexID & 1) == 0 ? -sides.x : sides.z, gl_VertexID < 2 ? -sides.y : sides.w);
    vec2 stand = foot.xy - vec2(0.0, (state & 4) != 0 ? lift * size : 0.0);
    stand += foot.w * (lift > 0.0 ? vec2(0.0, -1.0) : vec2(0.8, 0.12)); // the shadow falls to the right
    gl_Position = vec4((stand + at * size) * to_clip.xy + to_clip.zw, 0.0, 1.0);
}
