import { basePath } from '@/components/lib/base-path';
import { pageLoad } from '@/content/timing';

/**
 * Runs before the first paint. Where the hash asks for another page than this document's own, main
 * stays unseen until the shell has that page, so that a cold link to /#/privacy never shows home
 * first (styles/globals.css hides it; use-arrival shows it).
 *
 * The shell may never start: a script of the document can be missing, altered or stuck. Then the
 * visit goes on at the page's own address, which reads without script; and where the hash is no
 * plain path, main is simply shown. Only scripts that came with the document count (they carry
 * integrity): a later chunk that fails is the shell's matter. Kept tiny: it is in every document.
 * No tag and no "<" in it: React may write it again (scripts/harden/policy.mjs).
 */
export const prePaint = `/*pre-paint*/(function(){
var root=document.documentElement,
own=location.pathname.slice(${basePath.length}).replace(/\\/+$/,''),
asked=location.hash.slice(1).split('?')[0].replace(/\\/+$/,'').toLowerCase().replace(/^\\/home$/,'');
if(location.hash.slice(0,2)!='#/'||asked==own)return;
root.dataset.routePending='';
var gone;
function giveUp(){
if(gone||root.dataset.routePending==null)return;
gone=true;
if(/^(\\/[a-z0-9-]+)*$/.test(asked))location.replace('${basePath}'+asked+'/');
else delete root.dataset.routePending}
addEventListener('error',function(event){if(event.target.integrity)giveUp()},true);
setTimeout(giveUp,${pageLoad.patience})
})()`;
