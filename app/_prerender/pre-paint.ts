import { basePath } from '@/components/lib/base-path';
import { edges, routeEnd } from '@/components/shell/navigation/parse-hash';
import { allAddresses } from '@/content/site/addresses';

/** A pattern of all known paths but home's, grouped by first segment because every page holds it. */
function knownPaths(): string {
  const sections = new Map<string, string[]>();
  for (const { path } of allAddresses()) {
    const [, section = '', name] = path.split('/');
    const names = sections.get(section) ?? [];
    sections.set(section, name ? [...names, name] : [...names, '']);
  }
  const branch = (names: string[]) => {
    const named = names.filter(Boolean);
    return named.length ? `(\\/(${named.join('|')}))${names.includes('') ? '?' : ''}` : '';
  };
  return [...sections]
    .filter(([section]) => section)
    .map(([section, names]) => section + branch(names))
    .join('|');
}

/**
 * The first script of every document, run before the first paint. If the hash names another page
 * than the prerendered one, it hides main (styles/globals.css) until the shell shows that page, so
 * that the wrong page is never visible. If that page is known, it also replaces the address with the
 * prerendered page's and the whole hash, with the text directive of a link to a highlight, which
 * browsers remove from the hash; the shell then restores the usual form
 * (components/shell/navigation/address.ts).
 *
 * This cannot loop: path and hash then name the same page, even if its file is missing and the host
 * serves 404.html. In case the host redirects a missing file to home instead, a document that was
 * redirected is left where it is, and the shell loads the page.
 *
 * If the shell never starts, main stays hidden only for an unknown hash, which has no content anyway.
 *
 * It must not contain "<": React may write it again, and the Trusted Types policy blocks tags.
 */
export const prePaint = `/*pre-paint*/(function(){
history.scrollRestoration='manual';
var hash=location.hash;
if(!hash)return;
var edges=${edges},
timing=performance.getEntriesByType('navigation')[0]||{},
highlight=/:~:.*/.exec(timing.name)||'',
documentPath=normalize(location.pathname.slice(${basePath.length}).replace(/(\\/index)?\\.html$/,'')),
route=hash.slice(1).replace(edges,''),
path=/^home$/i.test(route)?'':normalize(route);
function normalize(path){
path=path.split(${routeEnd})[0];
try{path=decodeURIComponent(path)}catch(error){}
return path.split(${routeEnd})[0].replace(edges,'').replace(/\\/+/g,'/').replace(/\\/$/,'').toLowerCase().replace(/^\\/home$/,'')}
if(!/^(\\/|home$)/i.test(route)||path==documentPath)return;
document.documentElement.dataset.routePending='';
if(/^(\\/(${knownPaths()}))?$/.test(path)&&!timing.redirectCount)
location.replace('${basePath}'+path+'/'+location.search+hash+highlight)
})()`;
