// Returns the service worker's copy of `address`; nothing if it has none or if site data are refused, where asking
// throws. Needed as the worker does not serve a page on its first visit, although it may have all files already.
export async function keptResponse(address) {
    try {
        return await globalThis.caches?.match(address);
    } catch {
        return undefined;
    }
}
