#!/bin/sh
# Fetches what a table in a tab needs beside our own: Pyodide, and msgspec as it was built for it, both by their hashes.
# usage: parts.sh PYTHON DIRECTORY
set -eu
python=$1 directory=$2
here=$(dirname "$0")

rm -rf "$directory"
mkdir -p "$directory/npm" "$directory/pyodide"
cp "$here/package.json" "$here/package-lock.json" "$here/.npmrc" "$directory/npm"
(cd "$directory/npm" && npm ci --silent --ignore-scripts)
for file in pyodide.mjs pyodide.asm.mjs pyodide.asm.wasm python_stdlib.zip; do
  cp "$directory/npm/node_modules/pyodide/$file" "$directory/pyodide"
done
rm -rf "$directory/npm"
"$python" -m pip download --quiet --disable-pip-version-check --require-hashes --no-deps --only-binary :all: \
  --platform pyemscripten_2026_0_wasm32 --python-version 3.14 --implementation cp --abi cp314 \
  --dest "$directory" -r requirements/tab.txt
