// Passes the game's environment variables to programs under node. Without destructuring, which Emscripten 3.1.6 breaks.
Module.preRun = () => {
    const ours = Object.keys(process.env).filter((name) => name.startsWith('ELGRANDE_'));
    if (typeof ENV !== 'undefined') {
        ours.forEach((name) => {
            ENV[name] = process.env[name];
        });
    }
};
