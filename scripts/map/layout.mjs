// The part of the board's layout that is chosen by hand, in board units with y growing downwards. make-map.mjs computes
// the rest.

const scoreboard_size = { w: 84, h: 34 };
const text_height = 24;

/** Outside of this frame there is only sea. */
const frame = { x: -420, y: -360, w: 1840, h: 1560 };

/** Returns the layout of a region. `name` and `scoreboard` are the centres of its name and its scoreboard, `width` is
 * that of the name in the typeface at `text_height`, and the pieces stand as near to `heart` as possible. The boxes
 * keep pieces away from both. */
function region(name, width, scoreboard, heart) {
    const [x, y] = name;
    return {
        name,
        board: scoreboard,
        heart: { x: heart[0], y: heart[1] },
        name_box: { x: x - width / 2, y: y - text_height / 2, w: width, h: text_height },
        board_box: {
            x: scoreboard[0] - scoreboard_size.w / 2,
            y: scoreboard[1] - scoreboard_size.h / 2,
            ...scoreboard_size,
        },
    };
}

export const layout = {
    /** The upper left corner and the width of Spain before swelling; its height follows from the projection. */
    spain: { x: 70, y: 70, w: 860 },
    /** Where the map is enlarged, because the pieces need more room: by the share `by` at the point `at`, and less with
     * the distance from it, down to nothing at `radius`. */
    swell: [
        { at: [540, 190], radius: 240, by: 0.28 },
        { at: [800, 250], radius: 200, by: 0.12 },
        { at: [625, 520], radius: 220, by: 0.2 },
    ],
    /** The area below which simplify() removes a border point, in square units. */
    detail: 24,
    frame,
    /** Countries whose coasts are drawn, by their names in Natural Earth. */
    neighbours: ['Portugal', 'France', 'Andorra', 'Gibraltar', 'Morocco', 'Algeria', 'Italy', 'Tunisia'],
    /** The order of the scoring track. */
    track: [
        'galicia',
        'basque-country',
        'aragon',
        'catalonia',
        'old-castile',
        'new-castile',
        'seville',
        'granada',
        'valencia',
    ],
    /** The order of placing plots and stands, tightest regions first: later ones avoid those placed before. */
    order: [
        'basque-country',
        'catalonia',
        'galicia',
        'valencia',
        'granada',
        'aragon',
        'seville',
        'old-castile',
        'new-castile',
    ],
    regions: {
        galicia: region([272, 83], 96, [272, 114], [180, 180]),
        'basque-country': region([446, 87], 190, [430, 125], [545, 180]),
        aragon: region([684, 200], 92, [684, 231], [665, 330]),
        catalonia: region([882, 324], 120, [882, 355], [810, 250]),
        'old-castile': region([350, 190], 150, [350, 222], [380, 290]),
        'new-castile': region([484, 396], 156, [484, 428], [440, 470]),
        seville: region([290, 545], 92, [290, 577], [290, 640]),
        granada: region([466, 610], 104, [466, 642], [490, 690]),
        valencia: region([555, 507], 110, [553, 538], [660, 490]),
    },
    /** Boxes where no pieces stand: the Castillo. */
    blocked: [{ x: 740, y: 396, w: 200, h: 330 }],
    /** Returns the parts of geometry.json that need no computation, rectangles [x, y, w, h] and points [x, y]. `tenths`
     * converts each number. */
    furniture: (tenths) => ({
        /** The part of the board that the fitted view shows. */
        focus: [56, 44, 896, 764].map(tenths),
        frame: [frame.x, frame.y, frame.w, frame.h].map(tenths),
        castillo: {
            name: [836, 408].map(tenths),
            tower: [836, 528].map(tenths),
            board: [836, 650].map(tenths),
            plots: [0, 1, 2, 3, 4].map((i) => [752 + i * 34, 674, 32, 44].map(tenths)),
        },
        aside: [
            [128, 410],
            [128, 456],
        ].map((p) => p.map(tenths)),
        compass: [106, 752].map(tenths),
    }),
};
