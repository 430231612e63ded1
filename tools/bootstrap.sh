#!/bin/sh
# Makes the small environment that holds uv, the installer of all the rest.
# usage: bootstrap.sh PYTHON DIRECTORY REQUIREMENTS
set -eu
python=$1 directory=$2 requirements=$3
here=$(dirname "$0")

if ! "$python" -c 'import sys; sys.exit(sys.version_info < (3, 11))'; then
  echo "Isoloir needs Python 3.11 or newer: make PYTHON=/path/to/python3" >&2
  exit 1
fi

# Debian ships python3 without what makes an environment.
if ! "$python" -c 'import ensurepip, venv' 2>/dev/null; then
  sh "$here/system-packages.sh" python3-venv
fi

rm -rf "$directory"
"$python" -m venv "$directory"
if ! "$directory/bin/python" -m pip install --quiet --disable-pip-version-check --require-hashes --only-binary :all: -r "$requirements"; then
  echo "The installer could not be downloaded: the first run needs a network." >&2
  exit 1
fi
