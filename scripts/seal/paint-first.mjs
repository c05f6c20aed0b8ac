const asyncTag = /<script src="([^"]+)" async="" integrity="([^"]+)"><\/script>/g;
const preloadTag = /<link rel="preload" as="script"[^>]*>/g;

/** A background tab paints nothing, and a style sheet can be slow: then script waits no longer. */
const longestWait = 1000;

/**
 * Lets styles, picture and fonts travel before the scripts, which are 130 KB and which the page
 * reads without: one inline script asks for them in the frame after the first, whose layout has asked
 * for the fonts. (In the first one's own callbacks it is not painted yet, and script comes level with
 * the fonts.) At once where the page is hidden until the shell has another (pre-paint).
 *
 * Runs on a page whose scripts have their `integrity`, which goes with them. A page without such
 * scripts comes back as it is.
 *
 * @param {string} html
 * @param {[src: string, integrity: string][]} [ahead] scripts to start before them in that case
 */
export function paintFirst(html, ahead = []) {
  const files = [...html.matchAll(asyncTag)].map(([, src, integrity]) => [src, integrity]);
  if (!files.length) return html;
  const script =
    '/*paint-first*/(function(files,ahead,started){' +
    'function start(){if(!started)files.forEach(function(file){' +
    "var script=document.createElement('script');" +
    'script.src=file[0];script.integrity=file[1];document.head.appendChild(script)});started=true}' +
    'if(document.documentElement.dataset.routePending!=null){files=ahead.concat(files);return start()}' +
    'requestAnimationFrame(function(){requestAnimationFrame(function(){setTimeout(start)})});' +
    `setTimeout(start,${longestWait})` +
    `})(${JSON.stringify(files)},${JSON.stringify(ahead)})`;
  return html
    .replace(asyncTag, '')
    .replace(preloadTag, '')
    .replace('</head>', () => `<script>${script}</script></head>`);
}
