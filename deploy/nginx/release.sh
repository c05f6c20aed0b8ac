#!/bin/sh
# Puts an export on this server as its newest release. Reload nginx afterwards.
#
#   deploy/nginx/release.sh out headers.conf /var/www/site [/campus]
#
# A page that is open in a browser still asks for the files it was built with. So a release carries
# the hashed files of the one before, and of none older; the one before stays, to go back to. Each
# release has its own headers.conf and root.conf: one reload changes pages and policies together.
set -eu
export=$1 headers=$2 site=$3 base=${4:-}

previous=$(readlink -f "$site/current" || true)
new=$(readlink -f "$site")/releases/$(date -u +%Y%m%d-%H%M%S)-$$
files=$new/html$base
mkdir -p "$files/_next/static"

if [ -d "$previous/own" ]; then cp -R "$previous/own/." "$files/_next/static/"; fi
cp -R "$export/." "$files/"
cp -R "$export/_next/static" "$new/own"
cp "$headers" "$new/headers.conf"
echo "root $new/html;" >"$new/root.conf"

ln -sfn "$new" "$site/current"
for old in "$site"/releases/*; do
  old=$(readlink -f "$old")
  if [ "$old" != "$new" ] && [ "$old" != "$previous" ]; then rm -rf "$old"; fi
done
