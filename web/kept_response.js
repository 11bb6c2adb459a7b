// The service worker's copy of `address`; nothing where it has not, or where site data are refused: asking
// throws there. In its first visit a page is not yet served by the worker, which may have all of it already.
export async function keptResponse(address) {
    try {
        return await globalThis.caches?.match(address);
    } catch {
        return undefined;
    }
}
