// Caches WebGL's state. Dear ImGui reads it in each frame to restore it afterwards, and every such query makes a
// browser wait for its graphics process.

const boxes = { scissor: 'SCISSOR_BOX', viewport: 'VIEWPORT' };
const blending = ['BLEND_SRC_RGB', 'BLEND_DST_RGB', 'BLEND_SRC_ALPHA', 'BLEND_DST_ALPHA'];
const equations = ['BLEND_EQUATION_RGB', 'BLEND_EQUATION_ALPHA'];

// Makes `context.getParameter` return the cached value of the parameters above. It queries WebGL for other parameters,
// and for those that were not set since the context was created or lost.
export function rememberState(context) {
    const known = new Map();
    const { getParameter } = context;
    // Makes `keep` receive the arguments of each call of context[name].
    const watch = (name, keep) => {
        const set = context[name];
        context[name] = (...values) => {
            keep(values);
            set.apply(context, values);
        };
    };
    const keepEach = (names, values) => {
        for (const [i, name] of names.entries()) {
            known.set(context[name], values[i]);
        }
    };
    for (const [name, box] of Object.entries(boxes)) {
        watch(name, (values) => known.set(context[box], Int32Array.from(values)));
    }
    watch('blendFunc', ([source, target]) => keepEach(blending, [source, target, source, target]));
    watch('blendFuncSeparate', (values) => keepEach(blending, values));
    watch('blendEquation', ([how]) => keepEach(equations, [how, how]));
    watch('blendEquationSeparate', (values) => keepEach(equations, values));
    context.getParameter = (name) => known.get(name) ?? getParameter.call(context, name);
    context.canvas.addEventListener('webglcontextlost', () => known.clear());
}
