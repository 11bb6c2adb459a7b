// The service worker: stores all files of the page, so that it works offline. A version stores all of its files or
// none, and takes over only when the page asks for it. scripts/pack-page.mjs fills in the constants.
const version = 'VERSION';
const files = ['FILES'];

const PATIENCE_MS = 2000;
const ours = `elgrande ${registration.scope} `; // there may be several copies of the game on one host
const mine = ours + version;
const hashed = (file) => /\.[0-9a-f]{8}\.\w+$/.test(file);

// Stores a file in the cache of this version.
async function keep(cache, file) {
    // A file with a hash in its name is the same in every version.
    const known = hashed(file) ? await caches.match(file) : undefined;
    const response = known ?? (await fetch(file, { cache: hashed(file) ? 'default' : 'no-cache' }));
    if (!response.ok) {
        throw new Error(`${file}: ${response.status}`);
    }
    if (file === './' && !(await response.clone().text()).includes(version)) {
        throw new Error('the site is just being replaced');
    }
    await cache.put(file, response);
}

async function install() {
    const cache = await caches.open(mine);
    await Promise.all(files.map((file) => keep(cache, file)));
}

// Deletes the caches of other versions.
async function forgetOthers() {
    const names = (await caches.keys()).filter((name) => name.startsWith(ours) && name !== mine);
    await Promise.all(names.map((name) => caches.delete(name)));
}

// Returns the stored response; nothing if there is none or if the cache cannot be read.
async function stored(request) {
    try {
        return await (await caches.open(mine)).match(request);
    } catch {
        return undefined;
    }
}

// Returns the stored response, or that of the network.
async function kept(request) {
    return (await stored(request)) ?? fetch(request);
}

// Returns true if the network has all files of the page. During an upload the new page may arrive before its files.
async function isWhole(response) {
    const text = await response.clone().text();
    if (text.includes(version)) {
        return true;
    }
    const parts = new Set(text.match(/[\w-]+\.[0-9a-f]{8}\.\w+/g));
    const there = [...parts].map(async (part) => (await fetch(part, { method: 'HEAD', cache: 'no-cache' })).ok);
    return (await Promise.all(there)).every(Boolean);
}

// Returns the newest page if the network has all of its files and responds in time, otherwise the stored one. Both
// work, because hashes in the names of files tell their versions apart.
async function page(request) {
    const known = await stored('./');
    const fresh = fetch(request).then(async (response) => {
        const fits = response.ok ? !known || (await isWhole(response)) : response.type === 'opaqueredirect';
        if (!fits) {
            throw new Error(`${request.url}: ${response.status}`);
        }
        return response;
    });
    const patience = new Promise((late) => setTimeout(late, PATIENCE_MS));
    const first = await Promise.race([fresh, patience]).catch(() => undefined);
    return first ?? known ?? fresh;
}

self.addEventListener('install', (event) => event.waitUntil(install()));
self.addEventListener('activate', (event) => event.waitUntil(forgetOthers()));
self.addEventListener('message', (event) => {
    if (event.data === 'version') {
        event.ports[0].postMessage(version);
    } else if (event.data === 'take over') {
        skipWaiting();
    }
});
self.addEventListener('fetch', (event) => {
    const { request } = event;
    if (request.method !== 'GET' || !request.url.startsWith(registration.scope)) {
        return;
    }
    const path = request.url.slice(registration.scope.length).split(/[?#]/)[0];
    // Chats escape the '#' of a link; what follows it is not part of the path.
    const isPage = request.mode === 'navigate' && /^(?:index\.html)?(?:%(?:25)*23.*)?$/.test(path);
    event.respondWith(isPage ? page(request) : kept(request));
});
