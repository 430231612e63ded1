#!/bin/sh
# Writes requirements/*.txt: versions and hashes only, so that no file names a host or a path.
# usage: lock.sh UV
set -eu
uv=$1

compile() {
  "$uv" pip compile --quiet --upgrade --universal --python-version 3.11 --generate-hashes --only-binary :all: \
    --no-header --no-annotate --no-emit-index-url --no-emit-find-links "$1" --output-file "$2"
}

compile requirements/uv.in requirements/uv.txt
compile requirements/build.in requirements/build.txt
compile pyproject.toml requirements/runtime.txt
for name in dev cluster notices lab words audit pgx; do
  compile "requirements/$name.in" "requirements/$name.txt"
done

if grep -nE '://|(^|[^.])/[a-z]|@ ' requirements/*.txt; then
  echo "these lines name a host or a path" >&2
  exit 1
fi
