// The soft shadow of a piece, which falls to the right, and the light around one that can be chosen.
in vec2 at;
flat in int kind;
flat in int colour_index;
flat in int state;
flat in float size;

out vec4 colour;

const float slope = 0.56;

void main()
{
    vec2 ground = vec2(at.x, -at.y / slope);
    float radius = kind == 0 ? 7.4 : kind == 1 ? 8.6 : 13.0;
    float tall = kind == 0 ? 8.5 : kind == 1 ? 22.0 : 28.0;
    bool lifted = (state & 4) != 0;
    vec2 begin = lifted ? vec2(5.0, -4.0) : vec2(0.6, -0.6);
    vec2 fall = vec2(0.80, -0.22) * tall;
    float along = clamp(dot(ground - begin, fall) / dot(fall, fall), 0.0, 1.0);
    float far = distance(ground, begin + fall * along) - radius * mix(1.0, 0.72, along);
    float soft = 2.2 + 5.0 * along + (lifted ? 3.0 : 0.0);
    float shade = (1.0 - smoothstep(-soft, soft, far)) * mix(0.74, 0.42, along) * (lifted ? 0.7 : 1.0);
    vec4 sum = vec4(0.13, 0.075, 0.03, shade);
    if ((state & 1) != 0)
    {
        vec2 middle = vec2(0.0, kind == 0 ? -5.0 : kind == 1 ? -19.0 : -28.0);
        vec2 wide = kind == 0 ? vec2(15.0, 15.0) : kind == 1 ? vec2(20.0, 30.0) : vec2(28.0, 42.0);
        vec2 d = (at - middle) / wide;
        float glow = 0.9 * max(0.0, 1.0 - dot(d, d));
        sum = vec4(mix(sum.rgb, vec3(1.0, 0.914, 0.64), glow / max(glow + sum.a * (1.0 - glow), 1e-3)),
                   glow + sum.a * (1.0 - glow));
    }
    colour = sum;
}
