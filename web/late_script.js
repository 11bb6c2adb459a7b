// Scripts that few visitors need are imported when they are needed, and the network may be gone by then.

const RETRY_MS = 5000;

// Waits for RETRY_MS, or until the browser notices that there is a network again.
function pause() {
    return new Promise((resolve) => {
        const timer = setTimeout(go, RETRY_MS);
        window.addEventListener('online', go);
        function go() {
            clearTimeout(timer);
            window.removeEventListener('online', go);
            resolve();
        }
    });
}

/// Imports a script until it arrives; calls failed() after each failure. Resolves to its module, to null once
/// isWanted() is false. Never rejects.
export async function importLate(address, isWanted, failed) {
    for (let attempt = 0; isWanted(); ++attempt) {
        const url = new URL(address, document.baseURI);
        if (attempt > 0) url.hash += `.${attempt}`; // some browsers remember that an address has failed
        try {
            const module = await import(url);
            return isWanted() ? module : null;
        } catch {
            if (isWanted()) failed();
        }
        await pause();
    }
    return null;
}
