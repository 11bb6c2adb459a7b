// Passes our environment variables (ELGRANDE_…) to programs under node. Avoids destructuring, which Emscripten 3.1.6
// breaks.
Module.preRun = () => {
    const ours = Object.keys(process.env).filter((name) => name.startsWith('ELGRANDE_'));
    if (typeof ENV !== 'undefined') {
        ours.forEach((name) => {
            ENV[name] = process.env[name];
        });
    }
};
