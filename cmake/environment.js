// Programs under node know the environment's variables of this game, as native ones do.
Module.preRun = () => {
    for (const [name, value] of Object.entries(process.env)) {
        if (name.startsWith('ELGRANDE_')) {
            ENV[name] = value;
        }
    }
};
