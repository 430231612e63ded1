#!/bin/sh
# Installs the Debian packages named, as root or through sudo; without either, says which are missing and stops.
set -eu

if [ "$(id -u)" = 0 ]; then
  as_root=""
elif command -v sudo >/dev/null 2>&1 && sudo -n true 2>/dev/null; then
  as_root="sudo"
else
  echo "Isoloir needs these system packages, which only root can install: apt-get install $*" >&2
  exit 1
fi

if ! command -v apt-get >/dev/null 2>&1; then
  echo "Isoloir needs these packages (their Debian names), and this system has no apt-get: $*" >&2
  exit 1
fi

echo "Installing system packages: $*, about a minute"
log=$(mktemp)
trap 'rm -f "$log"' EXIT
if ! { $as_root apt-get update -qq && $as_root env DEBIAN_FRONTEND=noninteractive apt-get install -y -qq --no-install-recommends "$@"; } >"$log" 2>&1; then
  cat "$log" >&2
  echo "The system packages could not be installed: $*" >&2
  exit 1
fi
