#!/bin/sh
# Renders the names of $PICTURES_OUT/queue.txt (one a line) one after the other, at the lowest priority and on core 1 only.
# Reads the list anew for every picture, so names may be added while it runs; skips what is finished or failed once.
# Start: PICTURES_OUT=... setsid nohup ./queue.sh >/dev/null 2>&1 &     Stop after the present picture: touch $PICTURES_OUT/stop
set -u
here=$(cd "$(dirname "$0")" && pwd)
out=${PICTURES_OUT:-$here/out}
export PICTURES_OUT="$out"
mkdir -p "$out"
rm -f "$out/stop"
while [ ! -e "$out/stop" ]; do
  next=
  while read -r name; do
    [ -n "$name" ] && [ ! -e "$out/$name.webp" ] && [ ! -e "$out/$name.failed" ] && next=$name && break
  done < "$out/queue.txt"
  if [ -z "$next" ]; then
    sleep 15
    continue
  fi
  nice -n 19 taskset -c 1 "$here/make.py" "$next" >> "$out/queue.log" 2>&1
  [ -e "$out/$next.webp" ] || touch "$out/$next.failed"
done
