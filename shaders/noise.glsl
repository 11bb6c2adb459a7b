// Smooth procedural noise for the shaders that include it.

/// Returns a pseudorandom number, 0 … 1, for a cell.
float scatter(vec2 cell)
{
    vec3 p = fract(vec3(cell.xyx) * 0.1031);
    p += dot(p, p.yzx + 33.33);
    return fract((p.x + p.y) * p.z);
}

/// Returns noise, 0 … 1, with one hill or hollow per unit.
float noise(vec2 at)
{
    vec2 cell = floor(at);
    vec2 f = at - cell;
    vec2 u = f * f * (3.0 - 2.0 * f);
    float below = mix(scatter(cell), scatter(cell + vec2(1.0, 0.0)), u.x);
    float above = mix(scatter(cell + vec2(0.0, 1.0)), scatter(cell + vec2(1.0, 1.0)), u.x);
    return mix(below, above, u.y);
}

/// Returns several octaves of noise, 0 … 1.
float clouds(vec2 at)
{
    float sum = 0.0;
    float weight = 0.5;
    for (int i = 0; i < 4; ++i)
    {
        sum += weight * noise(at);
        at = mat2(1.6, 1.2, -1.2, 1.6) * at;
        weight *= 0.5;
    }
    return sum / 0.9375;
}
