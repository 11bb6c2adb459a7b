// Inlined first in index.html, in JavaScript that every browser can parse (ES5): tells the player if the browser is too
// old for the rest of the page. scripts/pack-page.mjs fills in the oldest versions that can run it.
(function () {
    function canRun() {
        try {
            // Fails in browsers that do not know 'wasm-unsafe-eval' in the page's policy.
            new WebAssembly.Module(new Uint8Array([0, 97, 115, 109, 1, 0, 0, 0]));
            return 'compileStreaming' in WebAssembly && 'Exception' in WebAssembly && 'hasOwn' in Object;
        } catch (error) {
            return false;
        }
    }

    var words = {
        en: [
            'Too old',
            'El Grande needs a newer browser than this one: Chrome or Edge from CHROME, Firefox from ' +
                'FIREFOX, Safari from SAFARI.',
        ],
        de: [
            'Zu alt',
            'El Grande braucht einen neueren Browser als diesen: Chrome oder Edge ab CHROME, Firefox ab ' +
                'FIREFOX, Safari ab SAFARI.',
        ],
        es: [
            'Demasiado antiguo',
            'El Grande necesita un navegador más reciente que este: Chrome o Edge desde la ' +
                'versión CHROME, Firefox desde la FIREFOX, Safari desde la SAFARI.',
        ],
    };

    function language() {
        var tags = navigator.languages || [navigator.language || 'en'];
        for (var i = 0; i < tags.length; ++i) {
            if (words[tags[i].slice(0, 2)]) {
                return tags[i].slice(0, 2);
            }
        }
        return 'en';
    }

    window.isTooOld = !canRun();
    if (window.isTooOld) {
        var spoken = language();
        document.documentElement.lang = spoken;
        document.getElementById('trouble-title').textContent = words[spoken][0];
        document.getElementById('trouble-text').textContent = words[spoken][1];
        document.getElementById('trouble-retry').hidden = true;
        document.getElementById('trouble').hidden = false;
    }
})();
