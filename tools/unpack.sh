#!/bin/sh
# Unpacks Debian packages, and the libraries of theirs that are missing here, into a folder: no service starts, and nobody has to be root.
# usage: unpack.sh FOLDER PACKAGE...
set -eu
folder=$1
shift

if ! command -v apt-get >/dev/null 2>&1; then
  echo "This system has no apt-get: the tests that need $* are skipped" >&2
  exit 0
fi

echo "Unpacking for the tests: $*, about half a minute"
mkdir -p "$folder/lists/partial" "$folder/archives/partial"
folder=$(cd "$folder" && pwd)
log=$folder/log

apt() {
  apt-get -qq -o Dir::State::Lists="$folder/lists" -o Dir::Cache="$folder" -o Debug::NoLocking=1 -o APT::Sandbox::User="$(id -un)" "$@"
}

fetch() {
  apt update || return
  names=$(apt install --no-install-recommends --print-uris "$@" | sed "s/^'[^']*' \([^_]*\)_.*/\1/")
  # shellcheck disable=SC2086
  (cd "$folder/archives" && apt download $names)
}

if ! fetch "$@" >"$log" 2>&1; then
  cat "$log" >&2
  echo "They could not be fetched: the tests that need $* are skipped" >&2
  exit 0
fi
for package in "$folder"/archives/*.deb; do
  dpkg-deb -x "$package" "$folder"
done
rm -rf "$folder/archives" "$folder/lists" "$folder"/*.bin "$log"
