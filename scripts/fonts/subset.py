"""Subsets EB Garamond for the game: the letters of English, German and Spanish, names from most of Europe,
and lining figures in place of the old-style ones that the font shows by default."""
import sys
from pathlib import Path

from fontTools import subset
from fontTools.ttLib import TTFont

ASCII = range(0x20, 0x7F)
OURS = [ord(c) for c in "ÄÖÜäöüß ÁÉÍÓÚÑáéíóúñ¿¡«»°·×–—‘’‚“”„†…‹›"]
LATIN = range(0xA1, 0x100)
NAMES = [*range(0x100, 0x180), 0x218, 0x219, 0x21A, 0x21B]  # letters of people's names

# Debian's bold lacks umlauts and lining figures, so the bold face is the semi-bold of the family's newer edition.
# Where it has no letter, the game shows the regular one.
FACES = {
    "regular.ttf": ("EBGaramond08-Regular.ttf", [*ASCII, *OURS, *LATIN, *NAMES]),
    "italic.ttf": ("EBGaramond08-Italic.ttf", [*ASCII, *OURS]),
    "bold.ttf": ("eb-garamond-latin-600-normal.woff", [*ASCII, *OURS]),
    "smallcaps.ttf": ("EBGaramondSC08-Regular.ttf", [*ASCII, *OURS]),
}


def lining_figures(font: TTFont) -> None:
    """Makes the digits' code points show the glyphs of the feature `lnum`, where the font has it."""
    replace = {}
    if "GSUB" not in font:
        return
    gsub = font["GSUB"].table
    for record in gsub.FeatureList.FeatureRecord:
        if record.FeatureTag != "lnum":
            continue
        for number in record.Feature.LookupListIndex:
            for table in gsub.LookupList.Lookup[number].SubTable:
                table = getattr(table, "ExtSubTable", table)
                replace.update(getattr(table, "mapping", {}))
    for cmap in font["cmap"].tables:
        for code in range(ord("0"), ord("9") + 1):
            if code in cmap.cmap:
                cmap.cmap[code] = replace.get(cmap.cmap[code], cmap.cmap[code])


def main(target: Path, sources: list[Path]) -> None:
    options = subset.Options()
    options.layout_features = []
    options.hinting = False
    options.glyph_names = False
    options.legacy_kern = False
    options.name_IDs = [0, 1, 2, 14]
    options.name_languages = [0x409]
    options.notdef_outline = True
    options.drop_tables += ["GSUB", "GPOS", "GDEF", "kern", "FFTM", "PfEd", "BDF ", "DSIG", "gasp"]
    for name, (original, letters) in FACES.items():
        source = next(folder / original for folder in sources if (folder / original).exists())
        font = subset.load_font(str(source), options)
        font.flavor = None
        lining_figures(font)
        cutter = subset.Subsetter(options)
        cutter.populate(unicodes=letters)
        cutter.subset(font)
        # All faces get the same line height, so that a font size means the same in each.
        font["hhea"].ascent, font["hhea"].descent, font["hhea"].lineGap = 726, -274, 0
        font["head"].modified = font["head"].created  # the same bytes every time
        font.recalcTimestamp = False
        subset.save_font(font, str(target / name), options)
        print(f"{name}: {(target / name).stat().st_size} bytes, {len(font.getBestCmap())} letters")


main(Path(sys.argv[1]), [Path(folder) for folder in sys.argv[2:]])
