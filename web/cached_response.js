// Returns the service worker's copy of `address`; undefined if there is none or the browser refuses site data. This is
// needed because the worker does not serve a page on its first visit, although it may already have all files.
export async function cachedResponse(address) {
    try {
        return await globalThis.caches?.match(address);
    } catch {
        return undefined;
    }
}
