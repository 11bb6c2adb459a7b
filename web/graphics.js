// Dear ImGui asks WebGL in each frame how drawing was blended and clipped, so as to leave it like that. A browser waits
// for its graphics process with each of these answers: what was said last is kept here.

const boxes = { scissor: 'SCISSOR_BOX', viewport: 'VIEWPORT' };
const blending = ['BLEND_SRC_RGB', 'BLEND_DST_RGB', 'BLEND_SRC_ALPHA', 'BLEND_DST_ALPHA'];
const equations = ['BLEND_EQUATION_RGB', 'BLEND_EQUATION_ALPHA'];

// `context.getParameter` answers from what was set since; what nobody has set is asked for, and so is everything
// after a context was lost.
export function rememberState(context) {
    const known = new Map();
    const { getParameter } = context;
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
