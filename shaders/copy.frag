// A picture that was drawn before, pixel by pixel.
uniform sampler2D kept;
uniform vec4 corner; // where it lies, in pixels

out vec4 colour;

void main()
{
    colour = texelFetch(kept, ivec2(gl_FragCoord.xy - corner.xy), 0);
}
