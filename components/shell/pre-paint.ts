import { basePath } from '@/components/ui/base-path';

/**
 * Runs before the first paint. Where the hash asks for another page than this document's own, main
 * stays unseen until the shell has that page, so that a cold link to /#/privacy never shows home
 * first (styles/globals.css hides it; use-arrival shows it). Kept tiny: it is in every document.
 */
export const prePaint = `/*pre-paint*/(function(){
var own=location.pathname.slice(${basePath.length}).replace(/\\/+$/,''),
asked=location.hash.slice(1).split('?')[0].replace(/\\/+$/,'').toLowerCase();
if(location.hash.slice(0,2)=='#/'&&asked!=own&&!(own==''&&asked=='/home'))document.documentElement.dataset.routePending='';
})()`;
