import { fileAddress } from '@/components/lib/base-path';
import { pageLoad } from '@/content/timing';

const key = 'reloaded-for';

/**
 * Whether the document is being reloaded because the page of `path` could not be loaded. After a
 * new deploy an open document asks for files that are gone; the new document knows the new ones.
 *
 * Reloads once for a path and remembers it in this tab, so that there is never a loop: without
 * storage there is no reload. Nor is there one while the site does not answer, because the browser
 * would put its own error page in place of everything.
 */
export async function reloadOnce(
  path: string,
  { answers = siteAnswers, reload = () => location.reload() } = {},
): Promise<boolean> {
  if (alreadyReloaded(path) || !(await answers()) || !remember(path)) return false;
  reload();
  return true;
}

/** The page of `path` has come: a later deploy may reload for it again. */
export function forgetReload(path: string) {
  try {
    if (sessionStorage.getItem(key) === path) sessionStorage.removeItem(key);
  } catch {
    // Without storage nothing was remembered.
  }
}

function alreadyReloaded(path: string): boolean {
  try {
    return sessionStorage.getItem(key) === path;
  } catch {
    return true;
  }
}

function remember(path: string): boolean {
  try {
    sessionStorage.setItem(key, path);
    return sessionStorage.getItem(key) === path;
  } catch {
    return false;
  }
}

/** Asks for the site's icon: the policy lets a page ask for nothing but its own kinds of files. */
function siteAnswers(): Promise<boolean> {
  return new Promise((resolve) => {
    const icon = new Image();
    icon.onload = () => resolve(true);
    icon.onerror = () => resolve(false);
    setTimeout(() => resolve(false), pageLoad.probe);
    icon.src = `${fileAddress('/icon.svg')}?${Date.now()}`;
  });
}
