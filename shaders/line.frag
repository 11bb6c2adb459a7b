// The ink of a border or coast.
in float side; // distance from the middle of the line, in board units like all lengths here
flat in float half_width;
flat in int pen; // 0 border, 1 coast of a neighbouring country

uniform float pixel;

out vec4 colour;

void main()
{
    float cover = 1.0 - smoothstep(half_width - 0.5 * pixel, half_width + 0.5 * pixel, abs(side));
    colour = pen == 0 ? vec4(0.231, 0.149, 0.063, cover) : vec4(0.302, 0.271, 0.188, 0.9 * cover);
}
