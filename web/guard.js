// When a script of the page is missing, the others do not run either: this one says it.
const words = {
    en: ['Not loaded', 'A part of the game could not be downloaded. Is the network there?', 'Try again'],
    de: ['Nicht geladen', 'Ein Teil des Spiels war nicht zu laden. Besteht eine Verbindung zum Netz?', 'Noch einmal'],
    es: ['No se ha cargado', 'No se pudo descargar una parte del juego. ¿Hay conexión a la red?', 'Reintentar']
};

addEventListener('error', ({ target }) => {
    if (target.type !== 'module') {
        return;
    }
    const language = (navigator.languages ?? []).map((tag) => tag.slice(0, 2)).find((tag) => tag in words) ?? 'en';
    const element = (id) => document.getElementById(id);
    [element('trouble-title').textContent, element('trouble-text').textContent,
        element('trouble-retry').textContent] = words[language];
    document.documentElement.lang = language;
    element('loading').remove();
    element('trouble').hidden = false;
    element('trouble-retry').onclick = () => location.reload();
    element('trouble-retry').focus();
}, true);
