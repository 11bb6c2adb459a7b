// Keeps the screen on while a game runs, where the browser supports the Screen Wake Lock API.
const LONGEST_MS = 30 * 60 * 1000; // after the last frame

export class Awake {
    constructor() {
        this.isWanted = false;
        this.isAsking = false;
        this.isRefused = false; // true until there is a new reason to ask
        this.lock = null;
        this.drawnMs = 0; // when the last frame was drawn
        this.timer = 0;
        document.addEventListener('visibilitychange', () => this.reconsider()); // a hidden page loses its lock
    }

    set(isWanted) {
        this.isWanted = isWanted;
        this.reconsider();
    }

    // Call it after each frame: somebody is at the table.
    drawn() {
        this.drawnMs = performance.now();
        this.update();
    }

    reconsider() {
        this.isRefused = false;
        this.update();
    }

    update() {
        const isVisible = document.visibilityState === 'visible';
        if (!this.isWanted || !isVisible || performance.now() - this.drawnMs > LONGEST_MS) {
            this.lock?.release();
        } else if (!this.lock && !this.isAsking && !this.isRefused && navigator.wakeLock) {
            this.ask();
        }
    }

    async ask() {
        this.isAsking = true;
        try {
            const lock = await navigator.wakeLock.request('screen');
            lock.addEventListener('release', () => {
                this.lock = null;
                clearInterval(this.timer);
            });
            this.lock = lock;
            this.timer = setInterval(() => this.update(), LONGEST_MS / 10);
        } catch {
            this.isRefused = true; // for example because the battery is low
        }
        this.isAsking = false;
        this.update();
    }
}
