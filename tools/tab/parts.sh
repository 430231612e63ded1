#!/bin/sh
# Fetches what a table in a tab needs beside our own: Pyodide, and msgspec as it was built for it.
# `isoloir tab` compares both with their hashes. usage: parts.sh PYTHON DIRECTORY
set -eu
python=$1 directory=$2
version=$(sed -n 's/.*"pyodide": "\(.*\)".*/\1/p' tools/tab/package.json)

rm -rf "$directory"
mkdir -p "$directory"
npm pack --silent --pack-destination "$directory" "pyodide@$version" >/dev/null
"$python" -m pip download --quiet --disable-pip-version-check --require-hashes --no-deps --only-binary :all: \
  --platform pyemscripten_2026_0_wasm32 --python-version 3.14 --implementation cp --abi cp314 \
  --dest "$directory" -r requirements/tab.txt
