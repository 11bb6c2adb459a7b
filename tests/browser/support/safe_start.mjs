// A page whose first frame fails, and the safe start that follows.
import { patience_ms } from './chromium.mjs';

/// Inside the page: the next frame that is drawn stops the program; before the page's own scripts, the first one.
export function failFrames() {
    for (const name of ['clear', 'drawElements', 'drawArrays', 'drawElementsInstanced', 'drawArraysInstanced']) {
        WebGL2RenderingContext.prototype[name] = () => {
            throw new Error('the frame fails');
        };
    }
}

/// Before the page's own scripts: the program stops before it can draw anything.
export function failStart() {
    WebGL2RenderingContext.prototype.bindBuffer = () => {
        throw new Error('the start fails');
    };
}

/// What is downloaded is kept, as bytes.
export function keepDownloads() {
    globalThis.downloads = [];
    const { createObjectURL } = URL;
    URL.createObjectURL = (blob) => {
        blob.arrayBuffer().then((bytes) => globalThis.downloads.push([...new Uint8Array(bytes)]));
        return createObjectURL.call(URL, blob);
    };
}

/// The newest bytes of each saved game, inside the page.
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

/// What `found` returns inside the page as soon as it is something, on whichever page that is by then.
export async function until(page, found) {
    const late = () => new Promise((done) => setTimeout(done, 2000, null));
    for (const end = Date.now() + patience_ms; Date.now() < end; ) {
        const value = await Promise.race([page.evaluate(found).catch(() => null), late()]);
        if (value) return value;
        await new Promise((later) => setTimeout(later, 50));
    }
    throw new Error(`it does not come: ${found}`);
}

/// The words of the page that tells of a crash.
export const trouble = () => {
    const node = document.getElementById('trouble');
    return node && !node.hidden && document.getElementById('trouble-text').textContent;
};

/// The list of the safe start: the names of its games.
export const safeGames = () => {
    const node = document.getElementById('safe');
    const told = document.getElementById('safe-told');
    const games = [...document.querySelectorAll('#safe-games bdi')].map((name) => name.textContent);
    return node && !node.hidden && (games.length > 0 || told.textContent) && { games, told: told.textContent };
};
