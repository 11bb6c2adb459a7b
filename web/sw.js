// The service worker: stores all files of the page, so that it works offline. A version is installed only with all of
// its files, and does not replace one in use until the page asks for it. scripts/pack-page.mjs fills in the constants.
const version = 'VERSION';
const files = ['FILES'];

const NETWORK_TIMEOUT_MS = 2000; // until the stored page is shown instead of the newest one
const cachePrefix = `elgrande ${registration.scope} `; // there may be several copies of the game on one origin
const cacheName = cachePrefix + version;
const hasHash = (file) => /\.[0-9a-f]{8}\.\w+$/.test(file);

// Stores a file in the cache of this version. Throws if the network does not have it, or has the page of another
// version.
async function precache(cache, file) {
    // A file with a hash in its name is the same in every version.
    const known = hasHash(file) ? await caches.match(file) : undefined;
    const response = known ?? (await fetch(file, { cache: hasHash(file) ? 'default' : 'no-cache' }));
    if (!response.ok) {
        throw new Error(`${file}: ${response.status}`);
    }
    if (file === './' && !(await response.clone().text()).includes(version)) {
        throw new Error('the site is just being replaced');
    }
    await cache.put(file, response);
}

async function install() {
    const cache = await caches.open(cacheName);
    await Promise.all(files.map((file) => precache(cache, file)));
}

async function deleteOtherVersions() {
    const names = (await caches.keys()).filter((name) => name.startsWith(cachePrefix) && name !== cacheName);
    await Promise.all(names.map((name) => caches.delete(name)));
}

// Returns this version's response; undefined if it has none or if the cache cannot be read.
async function fromCache(request) {
    try {
        return await (await caches.open(cacheName)).match(request);
    } catch {
        return undefined;
    }
}

async function cacheFirst(request) {
    return (await fromCache(request)) ?? fetch(request);
}

// Returns true if the network has all files that the page in `response` names. During an upload a new page may arrive
// before its files.
async function isWhole(response) {
    const text = await response.clone().text();
    if (text.includes(version)) {
        return true; // the files of this version are stored
    }
    const parts = new Set(text.match(/[\w-]+\.[0-9a-f]{8}\.\w+/g));
    const found = [...parts].map(async (part) => (await fetch(part, { method: 'HEAD', cache: 'no-cache' })).ok);
    return (await Promise.all(found)).every(Boolean);
}

// Returns the newest page if the network has all of its files and responds in time, otherwise the stored one. If none
// is stored, waits for the network and fails with it. Both pages work, because the hashes in the names of files tell
// versions apart.
async function pageNetworkFirst(request) {
    const known = await fromCache('./');
    const fresh = fetch(request).then(async (response) => {
        // fetch() does not follow a redirect of a navigation: it returns an opaque response (status 0), and the browser
        // follows the redirect when it gets that.
        const isUsable = response.ok ? !known || (await isWhole(response)) : response.type === 'opaqueredirect';
        if (!isUsable) {
            throw new Error(`${request.url}: ${response.status}`);
        }
        return response;
    });
    const timeout = new Promise((resolve) => setTimeout(resolve, NETWORK_TIMEOUT_MS));
    const first = await Promise.race([fresh, timeout]).catch(() => undefined);
    return first ?? known ?? fresh;
}

self.addEventListener('install', (event) => event.waitUntil(install()));
self.addEventListener('activate', (event) => event.waitUntil(deleteOtherVersions()));
// Messages of offline.js: 'version' is answered on the message's port, 'take over' replaces the version in use.
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
    event.respondWith(isPage ? pageNetworkFirst(request) : cacheFirst(request));
});
