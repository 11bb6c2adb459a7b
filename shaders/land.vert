// The land: triangles of the regions and of neighbouring countries.
layout(location = 0) in vec2 at;
layout(location = 1) in float kind;

uniform vec4 to_clip; // factor and offset

out vec2 board_at;
flat out int region;

void main()
{
    board_at = at;
    region = int(kind + 0.5);
    gl_Position = vec4(at * to_clip.xy + to_clip.zw, 0.0, 1.0);
}
