// A triangle that covers the whole target.
out vec2 board_at;

uniform vec4 seen;    // part of the board: left, top, width, height
uniform vec4 to_clip; // factor and offset

void main()
{
    vec2 corner = vec2(gl_VertexID == 1 ? 2.0 : 0.0, gl_VertexID == 2 ? 2.0 : 0.0);
    board_at = seen.xy + corner * seen.zw;
    gl_Position = vec4(board_at * to_clip.xy + to_clip.zw, 0.0, 1.0);
}
