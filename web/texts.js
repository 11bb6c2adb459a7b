// Translations of the document's own texts: for loading, errors and screen readers. The English texts are in
// index.html, marked with data-say, and in calls of say().
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
        ['The game crashed the last time it started, so nothing has been opened this time. Here you can download or ' +
            'delete your saved games. The start page opens downloaded files.']:
            'Beim letzten Start ist das Spiel abgestürzt, darum ist diesmal nichts geöffnet. Hier kannst du deine ' +
            'gespeicherten Partien herunterladen oder löschen. Die Startseite öffnet heruntergeladene Dateien.',
        'Start normally': 'Normal starten',
        ['If that fails again, a setting may be the cause. Resetting the settings keeps saved games and puzzle ' +
            'results, but not a position in the editor.']:
            'Misslingt das wieder, liegt es vielleicht an einer Einstellung. Werden sie zurückgesetzt, bleiben ' +
            'gespeicherte Partien und Ergebnisse von Rätseln, nicht aber eine Stellung im Editor.',
        'Reset the settings and start': 'Einstellungen zurücksetzen und starten',
        Download: 'Herunterladen',
        Delete: 'Löschen',
        'Really delete?': 'Wirklich löschen?',
        Deleted: 'Gelöscht',
        'The browser is taking long to answer.': 'Der Browser braucht lange für eine Antwort.',
        'No game is saved here.': 'Hier ist keine Partie gespeichert.',
        ['The program crashed while it started. Your games are saved. If you reload the page, it opens none of them ' +
            'but lists them, so that you can download or delete the one that causes this.']:
            'Das Programm ist beim Starten abgestürzt. Deine Partien sind gespeichert. Lädst du die Seite neu, ' +
            'öffnet sie keine davon, sondern zählt sie auf, sodass du die schuldige herunterladen oder löschen kannst.',
        ['The browser can no longer draw the board. Your game is safe, and goes on here as text and buttons. ' +
            '“Try again” reloads the page and returns to the game.']:
            'Der Browser kann den Spielplan nicht mehr zeichnen. Deine Partie ist sicher und geht hier als Text und ' +
            'Knöpfe weiter. „Noch einmal“ lädt die Seite neu und kehrt in die Partie zurück.',
        'The browser does not let this page copy. The text is selected: copy it yourself.':
            'Der Browser lässt diese Seite nicht kopieren. Der Text ist markiert: Kopiere ihn selbst.',
        Close: 'Schließen',
        Licences: 'Lizenzen',
        'A new version is available.': 'Es gibt eine neue Version.',
        'Load it': 'Laden',
        Later: 'Später',
        'Something went wrong': 'Etwas ist schiefgegangen',
        ['The program has crashed. Your game is saved up to the last action; reload the page, and it goes on from ' +
            'there. The diagnostics contain the link to the game: keep it, or send it with a report.']:
            'Das Programm ist abgestürzt. Deine Partie ist bis zur letzten Aktion gespeichert; lädst du die Seite ' +
            'neu, geht sie dort weiter. Die Diagnose enthält den Link zur Partie: Bewahre ihn auf oder melde ihn mit.',
        'No WebGL 2': 'Kein WebGL 2',
        ['El Grande draws with WebGL 2, which this browser does not offer or has switched off. ' +
            'A current Firefox, Chrome, Edge or Safari with hardware acceleration has it.']:
            'El Grande zeichnet mit WebGL 2, das dieser Browser nicht hat oder das abgeschaltet ist. ' +
            'Ein aktueller Firefox, Chrome, Edge oder Safari mit Hardwarebeschleunigung hat es.',
        'Not loaded': 'Nicht geladen',
        'The program arrived damaged, or this browser is too old for it.':
            'Das Programm kam beschädigt an, oder dieser Browser ist zu alt dafür.',
        'Part of the game could not be downloaded. Check your network connection.':
            'Ein Teil des Spiels ließ sich nicht laden. Prüfe deine Netzverbindung.',
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
        ['The game crashed the last time it started, so nothing has been opened this time. Here you can download or ' +
            'delete your saved games. The start page opens downloaded files.']:
            'La última vez, el juego falló al iniciarse; por eso ahora no se ha abierto nada. Aquí puedes descargar ' +
            'o borrar tus partidas guardadas. La página de inicio abre los archivos descargados.',
        'Start normally': 'Iniciar normalmente',
        ['If that fails again, a setting may be the cause. Resetting the settings keeps saved games and puzzle ' +
            'results, but not a position in the editor.']:
            'Si vuelve a fallar, la causa puede ser un ajuste. Al restablecerlos se conservan las partidas guardadas ' +
            'y los resultados de los problemas, pero no una posición del editor.',
        'Reset the settings and start': 'Restablecer los ajustes e iniciar',
        Download: 'Descargar',
        Delete: 'Borrar',
        'Really delete?': '¿Borrar de verdad?',
        Deleted: 'Borrada',
        'The browser is taking long to answer.': 'El navegador tarda en responder.',
        'No game is saved here.': 'Aquí no hay ninguna partida guardada.',
        ['The program crashed while it started. Your games are saved. If you reload the page, it opens none of them ' +
            'but lists them, so that you can download or delete the one that causes this.']:
            'El programa ha fallado al iniciarse. Tus partidas están guardadas. Si recargas la página, no abre ' +
            'ninguna, sino que las enumera, para que puedas descargar o borrar la que causa el fallo.',
        ['The browser can no longer draw the board. Your game is safe, and goes on here as text and buttons. ' +
            '“Try again” reloads the page and returns to the game.']:
            'El navegador ya no puede dibujar el tablero. Tu partida está a salvo y sigue aquí como texto y ' +
            'botones. «Otra vez» recarga la página y vuelve a la partida.',
        'The browser does not let this page copy. The text is selected: copy it yourself.':
            'El navegador no deja copiar a esta página. El texto está seleccionado: cópialo tú.',
        Close: 'Cerrar',
        Licences: 'Licencias',
        'A new version is available.': 'Hay una versión nueva.',
        'Load it': 'Cargarla',
        Later: 'Más tarde',
        'Something went wrong': 'Algo ha fallado',
        ['The program has crashed. Your game is saved up to the last action; reload the page, and it goes on from ' +
            'there. The diagnostics contain the link to the game: keep it, or send it with a report.']:
            'El programa ha fallado. Tu partida está guardada hasta la última acción; al recargar la página ' +
            'sigue desde ahí. El diagnóstico contiene el enlace de la partida: guárdalo, o envíalo con un aviso.',
        'No WebGL 2': 'Sin WebGL 2',
        ['El Grande draws with WebGL 2, which this browser does not offer or has switched off. ' +
            'A current Firefox, Chrome, Edge or Safari with hardware acceleration has it.']:
            'El Grande dibuja con WebGL 2, que este navegador no ofrece o tiene desactivado. ' +
            'Un Firefox, Chrome, Edge o Safari actual con aceleración por hardware lo tiene.',
        'Not loaded': 'No se ha cargado',
        'The program arrived damaged, or this browser is too old for it.':
            'El programa ha llegado dañado, o este navegador es demasiado antiguo.',
        'Part of the game could not be downloaded. Check your network connection.':
            'No se ha podido descargar una parte del juego. Comprueba tu conexión a la red.',
    },
};

let language = 'en';

// Returns the translation of an English text into the language of the document, or the text itself if there is none.
export const say = (english) => texts[language]?.[english] ?? english;

// Translates the document into the first available language of these BCP 47 tags, otherwise into English.
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
