#!/bin/sh
# Makes an export the current release on this server. Reload nginx afterward.
#
#   deploy/nginx/release.sh out headers.conf /var/www/site [/campus]
#
# A page that is open in a browser still loads files of its own build, so each release includes the
# hashed files of the previous one. The previous release is kept, to go back to; older ones are
# deleted. Each release has its own headers.conf and root.conf, so that one reload changes pages and
# policies together.
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
