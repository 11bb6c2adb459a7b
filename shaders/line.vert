// Inked borders and coasts: a ribbon along each segment, as wide as a pen but at least one pixel.
layout(location = 0) in vec2 from;
layout(location = 1) in vec2 to;
layout(location = 2) in vec2 across_from;
layout(location = 3) in vec2 across_to;
layout(location = 4) in float kind; // 0 border, 1 coast of a neighbouring country

uniform vec4 to_clip;
uniform float pixel;

out float side; // distance from the middle, in board units like all lengths here
flat out float half_width;
flat out int pen;

void main()
{
    pen = int(kind + 0.5);
    half_width = max(pen == 0 ? 1.05 : 0.65, 0.65 * pixel);
    side = (half_width + pixel) * ((gl_VertexID & 1) == 0 ? 1.0 : -1.0);
    vec2 at = gl_VertexID < 2 ? from + across_from * side : to + across_to * side;
    gl_Position = vec4(at * to_clip.xy + to_clip.zw, 0.0, 1.0);
}
