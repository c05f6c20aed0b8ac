#!/bin/sh
# Makes an export the current release on this server. Reload nginx afterward.
#
#   deploy/nginx/release.sh out /var/www/site [/campus]
#
# A page that is open in a browser still loads files of its own build, so each release includes the
# hashed files of the previous one. The previous release is kept, to go back to; older ones are
# deleted. Each release has its own headers.conf and root.conf, so that one reload changes pages and
# policies together.
set -eu
export=$1 site=$2 base=${3:-}

previous=$(readlink -f "$site/current" || true)
new=$(readlink -f "$site")/releases/$(date -u +%Y%m%d-%H%M%S)-$$
files=$new/html$base
mkdir -p "$files/_next/static"

if [ -d "$previous/own" ]; then cp -R "$previous/own/." "$files/_next/static/"; fi
cp -R "$export/." "$files/"
cp -R "$export/_next/static" "$new/own"
echo "root $new/html; error_page 403 404 =404 $base/404.html;" >"$new/root.conf"

# Converts _headers (a path on a line, its headers indented below) to one map for each header, from a path
# to its value. nginx looks for a page's index.html too. Other files must be revalidated.
awk '
  /^\// { path = $1; if (!sub(/\*$/, "", path)) path = path "(index.html)?$" }
  /^ / {
    name = tolower(substr($1, 1, length($1) - 1)); gsub("-", "_", name)
    maps[name] = maps[name] sprintf("  \"~^%s\" \"%s\";\n", path, substr($0, index($0, ": ") + 2))
  }
  END {
    maps["cache_control"] = "  default \"public, max-age=0, must-revalidate\";\n" maps["cache_control"]
    for (name in maps) printf "map $uri $site_%s {\n%s}\n", name, maps[name]
  }
' "$export/_headers" >"$new/headers.conf"

ln -sfn "$new" "$site/current"
for old in "$site"/releases/*; do
  old=$(readlink -f "$old")
  if [ "$old" != "$new" ] && [ "$old" != "$previous" ]; then rm -rf "$old"; fi
done
