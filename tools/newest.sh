#!/bin/sh
# newest.sh UV FOLDER: an environment of the newest Python on this machine, from 3.13 on, for the fast part of the suite.
# Without one nothing is made, and that part is left out.
set -e
uv=$1
folder=$2
python=$("$uv" python find --no-project '>=3.13' 2>/dev/null || ls -d "$HOME"/.pyenv/versions/3.1[3-9]*/bin/python 2>/dev/null | sort -V | tail -1)
if [ -z "$python" ]; then
  echo "No Python 3.13 or newer here: the suite runs on one Python only"
  exit 0
fi
"$uv" venv --quiet --clear --no-project --python "$python" "$folder"
"$uv" pip install --quiet --python "$folder/bin/python" --require-hashes --only-binary :all: \
  -r requirements/build.txt -r requirements/runtime.txt -r requirements/dev.txt -r requirements/cluster.txt -r requirements/notices.txt
touch "$folder/ready"
