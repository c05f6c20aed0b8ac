import { basePath } from '@/components/lib/base-path';
import { allAddresses } from '@/content/addresses';

/** Every known path but home's as a pattern, grouped by first segment: it is in every document. */
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
 * Runs before the first paint, first in every document. Where the hash names another page than the
 * prerendered one, main stays hidden (styles/globals.css) until the shell shows that page, so that a
 * cold link never shows another page first. For a known page the visit goes on at once to its
 * prerendered page, with the whole hash, which the shell writes back into the usual form
 * (components/shell/address.ts); no history entry is added.
 *
 * It ends there, because path and hash then name the same page, also where the page's file is
 * missing and 404.html was served. A host may instead redirect a missing file to home: a document
 * that was redirected goes nowhere, and the shell loads the page.
 *
 * If the shell never starts, an unknown hash leaves main empty between header and footer, as it
 * should be; every other page is in the HTML by then.
 *
 * No tag and no "<" in it: React may write it again, and the Trusted Types policy refuses tags.
 */
export const prePaint = `/*pre-paint*/(function(){
history.scrollRestoration='manual';
var hash=location.hash,
timing=performance.getEntriesByType('navigation')[0],
documentPath=normalize(location.pathname.slice(${basePath.length}).replace(/(\\/index)?\\.html$/,'')),
path=/^#home$/i.test(hash)?'':normalize(hash.slice(1).split('?')[0]);
function normalize(path){
try{path=decodeURIComponent(path)}catch(error){}
return path.replace(/\\/+/g,'/').replace(/\\/$/,'').toLowerCase().replace(/^\\/home$/,'')}
if(!/^#(\\/|home$)/i.test(hash)||path==documentPath)return;
document.documentElement.dataset.routePending='';
if(/^(\\/(${knownPaths()}))?$/.test(path)&&!(timing&&timing.redirectCount))
location.replace('${basePath}'+path+'/'+location.search+hash)
})()`;
