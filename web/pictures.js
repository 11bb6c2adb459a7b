// Turns pictures that the program draws into PNGs for the clipboard, a file or the share dialog. `way` is a
// platform::PictureAction, and the result a platform::PictureOutcome.
const COPY = 0;
const SEND = 2;
const DONE = 0;
const SAVED = 1;
const FAILED = 2;

const TYPE = 'image/png';

export class Pictures {
    // `save` is called with a blob and a file name.
    constructor(save) {
        this.save = save;
        this.resolve = () => {}; // these two settle the promise of the current picture
        this.reject = () => {};
    }

    // True if the browser supports `way`.
    can(way) {
        if (way === COPY) {
            return typeof ClipboardItem === 'function' && typeof navigator.clipboard?.write === 'function';
        }
        const probe = () => new File([], 'picture.png', { type: TYPE });
        return way !== SEND || (navigator.canShare?.({ files: [probe()] }) ?? false);
    }

    // Waits for drawn() or failed(), and delivers the picture as the file `name` or with `words` (SEND only). Returns a
    // promise of the result. Call it inside the event in which a button was released, as browsers require. A picture
    // that still waits fails.
    async begin(name, words, way) {
        this.reject(new Error('another picture was begun'));
        const picture = new Promise((resolve, reject) => {
            this.resolve = resolve;
            this.reject = reject;
        });
        picture.catch(() => {}); // reported where it is awaited
        try {
            return await this.deliver(picture, name, words, way);
        } catch (error) {
            console.warn(error);
            return FAILED;
        }
    }

    async deliver(picture, name, words, way) {
        if (way === COPY) {
            try {
                await navigator.clipboard.write([new ClipboardItem({ [TYPE]: picture })]);
                return DONE;
            } catch {
                // Refused, or the browser does not accept promises.
            }
        }
        const blob = await picture;
        if (way === SEND) {
            try {
                await navigator.share({ files: [new File([blob], name, { type: TYPE })], text: words });
                return DONE;
            } catch (error) {
                if (error.name === 'AbortError') return DONE; // the player closed it
            }
        }
        this.save(blob, name);
        return way === COPY || way === SEND ? SAVED : DONE;
    }

    // Call it when the picture is drawn. `bytes` has the pixels row by row from the top, four bytes each (RGBA).
    drawn(bytes, width, height) {
        const canvas = document.createElement('canvas');
        Object.assign(canvas, { width, height });
        canvas.getContext('2d').putImageData(new ImageData(new Uint8ClampedArray(bytes), width, height), 0, 0);
        canvas.toBlob((blob) => (blob ? this.resolve(blob) : this.failed()), TYPE);
    }

    // Call it if the picture cannot be drawn: begin() then returns FAILED.
    failed() {
        this.reject(new Error('the picture could not be drawn'));
    }
}
