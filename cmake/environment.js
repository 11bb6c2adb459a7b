// Programs under node know the environment's variables of this game, as native ones do. No destructuring: Emscripten
// 3.1.6 loses it on the way to the program.
Module.preRun = () => {
    const ours = Object.keys(process.env).filter((name) => name.startsWith('ELGRANDE_'));
    if (typeof ENV !== 'undefined') {
        ours.forEach((name) => {
            ENV[name] = process.env[name];
        });
    }
};
