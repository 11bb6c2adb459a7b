#!/bin/sh
# Makes data/fonts/*.ttf, subsets of EB Garamond (SIL Open Font License): scripts/make-fonts.sh [FOLDER]
# FOLDER has Debian's fonts. Run it only to change the letters that the game uses; the result is committed. Needs
# Debian's fonts-ebgaramond-extra and python3-fonttools, and (cd scripts && npm install).
set -eu
root=$(cd "$(dirname "$0")/.." && pwd)
exec "${PYTHON:-/usr/bin/python3}" "$root/scripts/fonts/subset.py" "$root/data/fonts" \
    "${1:-/usr/share/fonts/truetype/ebgaramond}" "$root/scripts/node_modules/@fontsource/eb-garamond/files"
