import { fileAddress } from '@/components/lib/base-path';
import { browserStorage } from '@/content/browser-storage';
import { pageLoad } from '@/content/timing';

const key = browserStorage.reloadedPage.key;

/**
 * Reloads the document because the page of `path` failed to load: after a new deploy an open
 * document requests files that are gone, and the new document knows the new ones. Resolves to
 * whether it does.
 *
 * Reloads once for a path, remembered in this tab, so that it never loops: without storage there is
 * no reload. Nor is there one while the site does not answer, because the browser would replace
 * everything with its own error page.
 */
export async function reloadOnce(
  path: string,
  { answers = siteAnswers, reload = () => location.reload() } = {},
): Promise<boolean> {
  if (alreadyReloaded(path) || !(await answers()) || !remember(path)) return false;
  reload();
  return true;
}

/** The page of `path` has loaded: it may be reloaded for again after a later deploy. */
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

/** Whether the site answers: an image is the cheapest file that the policy lets a page request. */
function siteAnswers(): Promise<boolean> {
  return new Promise((resolve) => {
    const icon = new Image();
    icon.onload = () => resolve(true);
    icon.onerror = () => resolve(false);
    setTimeout(() => resolve(false), pageLoad.probe);
    icon.src = `${fileAddress('/icon.svg')}?${Date.now()}`;
  });
}
