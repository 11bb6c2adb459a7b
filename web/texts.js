// What the page itself says, beside the program: while it loads, when it cannot, and to screen readers. English stands
// where it is said: in index.html, marked with data-say, and in calls of say().
export const texts = {
    de: {
        'The board of El Grande. The same game follows as text and buttons.':
            'Der Spielplan von El Grande. Dieselbe Partie folgt als Text und Knöpfe.',
        'The game as text and buttons': 'Die Partie als Text und Knöpfe',
        'What you can do': 'Was du tun kannst',
        'Other buttons': 'Weitere Knöpfe',
        Position: 'Stellung',
        Log: 'Verlauf',
        'The court assembles …': 'Der Hof versammelt sich …',
        Loading: 'Wird geladen',
        Diagnostics: 'Diagnose',
        'Copy diagnostics': 'Diagnose kopieren',
        Copied: 'Kopiert',
        'Try again': 'Noch einmal',
        'Safe start': 'Sicherer Start',
        'Saved games': 'Gespeicherte Partien',
        ['The game stopped the last time it started. So nothing has been opened this time: here are your saved ' +
            'games, to be downloaded or deleted. Every start page of the game opens such a file.']:
            'Beim letzten Start hat das Spiel angehalten. Darum ist diesmal nichts geöffnet: Hier stehen deine ' +
            'gespeicherten Partien, zum Herunterladen oder Löschen. Jede Startseite des Spiels öffnet so eine Datei.',
        'Start in full': 'Ganz starten',
        ['If that fails again, a setting may be the reason. Saved games and results of puzzles stay; a position that ' +
            'is being set up is forgotten, too.']:
            'Misslingt das wieder, kann eine Einstellung schuld sein. Gespeicherte Partien und Ergebnisse von ' +
            'Rätseln bleiben; auch eine Stellung, die gerade aufgebaut wird, ist dann vergessen.',
        'Forget the settings and start': 'Einstellungen vergessen und starten',
        Download: 'Herunterladen',
        Delete: 'Löschen',
        'Really delete': 'Wirklich löschen',
        Deleted: 'Gelöscht',
        'The browser takes long to answer.': 'Der Browser braucht lange für eine Antwort.',
        'No game is saved here.': 'Hier ist keine Partie gespeichert.',
        ['The program stopped while it started. Your games are saved. Loaded again, the page opens none of them and ' +
            'lists them, so that you can download or delete what it stops at.']:
            'Das Programm hat beim Starten angehalten. Deine Partien sind gespeichert. Neu geladen öffnet die Seite ' +
            'keine davon und zählt sie auf, sodass du herunterladen oder löschen kannst, woran es hängt.',
        ['The browser has taken away what the board is drawn with. The game is safe, and goes on here as text and ' +
            'buttons. Trying again loads the page anew and returns to the game.']:
            'Der Browser hat der Seite weggenommen, womit sie den Spielplan zeichnet. Die Partie ist sicher und geht ' +
            'hier als Text und Knöpfe weiter. „Noch einmal“ lädt die Seite neu und kehrt in die Partie zurück.',
        'The browser does not let this page copy. The text is selected: copy it yourself.':
            'Der Browser lässt diese Seite nicht kopieren. Der Text ist markiert: Kopiere ihn selbst.',
        Close: 'Schließen',
        Licences: 'Lizenzen',
        'There is a new version.': 'Es gibt eine neue Version.',
        'Load it': 'Laden',
        Later: 'Später',
        'Something broke': 'Etwas ist kaputtgegangen',
        ['The program stopped. Your game is saved up to the last action; loading the page again goes on from there. ' +
            'The diagnostics hold the link of the game: keep it, or send it with a report.']:
            'Das Programm hat angehalten. Deine Partie ist bis zur letzten Aktion gesichert; lädst du die Seite neu, ' +
            'geht sie dort weiter. Die Diagnose enthält den Link der Partie: Hebe ihn auf, oder melde ihn mit.',
        'No WebGL 2': 'Kein WebGL 2',
        ['El Grande draws with WebGL 2, which this browser does not offer or has switched off. ' +
            'A current Firefox, Chrome, Edge or Safari with hardware acceleration has it.']:
            'El Grande zeichnet mit WebGL 2, das dieser Browser nicht hat oder das abgeschaltet ist. ' +
            'Ein aktueller Firefox, Chrome, Edge oder Safari mit Hardwarebeschleunigung hat es.',
        'Not loaded': 'Nicht geladen',
        'The program arrived damaged, or this browser is too old for it.':
            'Das Programm kam beschädigt an, oder dieser Browser ist zu alt dafür.',
        'A part of the game could not be downloaded. Is the network there?':
            'Ein Teil des Spiels war nicht zu laden. Besteht eine Verbindung zum Netz?',
    },
    es: {
        'The board of El Grande. The same game follows as text and buttons.':
            'El tablero de El Grande. La misma partida sigue como texto y botones.',
        'The game as text and buttons': 'La partida como texto y botones',
        'What you can do': 'Lo que puedes hacer',
        'Other buttons': 'Otros botones',
        Position: 'Posición',
        Log: 'Crónica',
        'The court assembles …': 'La corte se reúne …',
        Loading: 'Cargando',
        Diagnostics: 'Diagnóstico',
        'Copy diagnostics': 'Copiar el diagnóstico',
        Copied: 'Copiado',
        'Try again': 'Otra vez',
        'Safe start': 'Inicio seguro',
        'Saved games': 'Partidas guardadas',
        ['The game stopped the last time it started. So nothing has been opened this time: here are your saved ' +
            'games, to be downloaded or deleted. Every start page of the game opens such a file.']:
            'La última vez, el juego se detuvo al iniciarse. Por eso ahora no se ha abierto nada: aquí están tus ' +
            'partidas guardadas, para descargarlas o borrarlas. La página de inicio del juego abre esos archivos.',
        'Start in full': 'Iniciar del todo',
        ['If that fails again, a setting may be the reason. Saved games and results of puzzles stay; a position that ' +
            'is being set up is forgotten, too.']:
            'Si vuelve a fallar, la causa puede ser un ajuste. Las partidas guardadas y los resultados de los ' +
            'problemas se conservan; una posición que se esté preparando también se olvida.',
        'Forget the settings and start': 'Olvidar los ajustes e iniciar',
        Download: 'Descargar',
        Delete: 'Borrar',
        'Really delete': 'Borrar de verdad',
        Deleted: 'Borrada',
        'The browser takes long to answer.': 'El navegador tarda en responder.',
        'No game is saved here.': 'Aquí no hay ninguna partida guardada.',
        ['The program stopped while it started. Your games are saved. Loaded again, the page opens none of them and ' +
            'lists them, so that you can download or delete what it stops at.']:
            'El programa se ha detenido al iniciarse. Tus partidas están guardadas. Al recargarla, la página no ' +
            'abre ninguna y las enumera, para que puedas descargar o borrar la que lo detiene.',
        ['The browser has taken away what the board is drawn with. The game is safe, and goes on here as text and ' +
            'buttons. Trying again loads the page anew and returns to the game.']:
            'El navegador ha retirado lo que hace falta para dibujar el tablero. La partida está a salvo y sigue ' +
            'aquí como texto y botones. «Otra vez» carga la página de nuevo y vuelve a la partida.',
        'The browser does not let this page copy. The text is selected: copy it yourself.':
            'El navegador no deja copiar a esta página. El texto está seleccionado: cópialo tú.',
        Close: 'Cerrar',
        Licences: 'Licencias',
        'There is a new version.': 'Hay una versión nueva.',
        'Load it': 'Cargarla',
        Later: 'Más tarde',
        'Something broke': 'Algo se ha roto',
        ['The program stopped. Your game is saved up to the last action; loading the page again goes on from there. ' +
            'The diagnostics hold the link of the game: keep it, or send it with a report.']:
            'El programa se ha detenido. Tu partida está guardada hasta la última acción; al recargar la página ' +
            'sigue desde ahí. El diagnóstico contiene el enlace de la partida: guárdalo, o envíalo con un aviso.',
        'No WebGL 2': 'Sin WebGL 2',
        ['El Grande draws with WebGL 2, which this browser does not offer or has switched off. ' +
            'A current Firefox, Chrome, Edge or Safari with hardware acceleration has it.']:
            'El Grande dibuja con WebGL 2, que este navegador no ofrece o tiene desactivado. ' +
            'Un Firefox, Chrome, Edge o Safari actual con aceleración por hardware lo tiene.',
        'Not loaded': 'No se ha cargado',
        'The program arrived damaged, or this browser is too old for it.':
            'El programa ha llegado dañado, o este navegador es demasiado antiguo.',
        'A part of the game could not be downloaded. Is the network there?':
            'No se ha podido descargar una parte del juego. ¿Hay conexión a la red?',
    },
};

let language = 'en';

export const say = (english) => texts[language]?.[english] ?? english;

// Says everything in the first of these languages (BCP 47 tags) that there is, else in English, as the program does.
export function speak(tags) {
    const codes = tags.map((tag) => tag.toLowerCase().split('-')[0]);
    language = codes.find((code) => code === 'en' || Object.hasOwn(texts, code)) ?? 'en';
    document.documentElement.lang = language;
    for (const element of document.querySelectorAll('[data-say]')) {
        const label = element.getAttribute('aria-label');
        element.dataset.say ||= (label ?? element.textContent).replace(/\s+/g, ' ');
        if (label === null) {
            element.textContent = say(element.dataset.say);
        } else {
            element.setAttribute('aria-label', say(element.dataset.say));
        }
    }
}
