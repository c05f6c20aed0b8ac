import { basePath } from '@/components/lib/base-path';
import { parseHash, repairAddress } from '@/components/shell/navigation/parse-hash';
import { allAddresses } from '@/content/site/addresses';

const known = allAddresses().map(({ path }) => path);

/**
 * The first script of every document, run before the first paint. It repairs the address. If the hash
 * names another page than the prerendered one, it hides main (styles/globals.css) until the shell shows
 * that page, so that the wrong page is never visible. If that page is known, it also replaces the
 * address with the prerendered page's and the whole hash, with the text directive of a link to a
 * highlight, which browsers remove from the hash; the shell then restores the usual form
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
export const prePaint = `/*pre-paint*/(function(parse){
history.scrollRestoration='manual';
var address=(${repairAddress})(location.href);
if(address!=location.href)history.replaceState(null,'',address);
var hash=location.hash,path=parse(hash).path,
timing=performance.getEntriesByType('navigation')[0]||{},
highlight=/:~:.*/.exec(timing.name)||'';
if(!hash||!path||path==parse('#'+location.pathname.slice(${basePath.length})).path)return;
document.documentElement.dataset.routePending='';
if('${known.join(' ')}'.split(' ').includes(path)&&!timing.redirectCount)
location.replace(('${basePath}'+path+'/').replace('//','/')+location.search+hash+highlight)
})(${parseHash})`;
