// Makes the first frame of a page fail, and reads the safe start that follows.
import { patience_ms } from './chromium.mjs';

/// Inside the page: makes the next frame fail; before the page's scripts, the first one.
export function failFrames() {
    for (const name of ['clear', 'drawElements', 'drawArrays', 'drawElementsInstanced', 'drawArraysInstanced']) {
        WebGL2RenderingContext.prototype[name] = () => {
            throw new Error('the frame fails');
        };
    }
}

/// Before the page's scripts: makes the program fail before it can draw.
export function failStart() {
    WebGL2RenderingContext.prototype.bindBuffer = () => {
        throw new Error('the start fails');
    };
}

/// Collects downloads as bytes in globalThis.downloads.
export function keepDownloads() {
    globalThis.downloads = [];
    const { createObjectURL } = URL;
    URL.createObjectURL = (blob) => {
        blob.arrayBuffer().then((bytes) => globalThis.downloads.push([...new Uint8Array(bytes)]));
        return createObjectURL.call(URL, blob);
    };
}

/// Inside the page: returns the newest bytes of each saved game.
export async function keptBytes() {
    const answer = (request) =>
        new Promise((done) => {
            request.onsuccess = () => done(request.result);
        });
    const database = await answer(indexedDB.open('elgrande'));
    const stores = database.transaction(['games', 'records']);
    const [keys, pointers] = await Promise.all(
        [stores.objectStore('games').getAllKeys(), stores.objectStore('games').getAll()].map(answer),
    );
    const records = keys.map((key, i) => stores.objectStore('records').get([key, pointers[i].revision]));
    const all = await Promise.all(records.map(answer));
    database.close();
    return all.map((bytes) => [...bytes]);
}

/// Polls `found()` inside the page, across reloads, until it returns a truthy value, and returns that. Throws after
/// patience_ms.
export async function until(page, found) {
    const late = () => new Promise((done) => setTimeout(done, 2000, null));
    for (const end = Date.now() + patience_ms; Date.now() < end; ) {
        const value = await Promise.race([page.evaluate(found).catch(() => null), late()]);
        if (value) return value;
        await new Promise((later) => setTimeout(later, 50));
    }
    throw new Error(`not in time: ${found}`);
}

/// Inside the page: returns the text of the crash message, or a falsy value if none is shown.
export const trouble = () => {
    const node = document.getElementById('trouble');
    return node && !node.hidden && document.getElementById('trouble-text').textContent;
};

/// Inside the page: returns the names of the games that the safe start lists and its message, { games, told }; a falsy
/// value if it is not shown or still loads the list.
export const safeGames = () => {
    const node = document.getElementById('safe');
    const told = document.getElementById('safe-told');
    const games = [...document.querySelectorAll('#safe-games bdi')].map((name) => name.textContent);
    return node && !node.hidden && (games.length > 0 || told.textContent) && { games, told: told.textContent };
};
