import { fileAddress } from '@/components/lib/base-path';
import { keepInTab, readTab } from '@/components/lib/tab-storage';
import { pageLoad } from '@/content/site/timing';

/**
 * Reloads the document because the page of `path` failed to load: after a new deploy, an open
 * document requests files that no longer exist. Resolves to whether it reloads.
 *
 * It reloads once for a path, remembered in session storage, so that it never loops; without storage
 * it does not reload. Neither does it while the site does not answer, because the browser would then
 * show its own error page.
 */
export async function reloadOnce(
  path: string,
  { answers = siteAnswers, reload = () => location.reload() } = {},
): Promise<boolean> {
  if (readTab('reloadedPage') === path || !(await answers())) return false;
  if (!keepInTab('reloadedPage', path) || readTab('reloadedPage') !== path) return false;
  reload();
  return true;
}

/** Call when the page of `path` has loaded: after a later deploy it may cause a reload again. */
export function forgetReload(path: string) {
  if (readTab('reloadedPage') === path) keepInTab('reloadedPage', null);
}

/** Whether the site answers. Requests an image, because the policy allows that everywhere. */
function siteAnswers(): Promise<boolean> {
  return new Promise((resolve) => {
    const icon = new Image();
    icon.onload = () => resolve(true);
    icon.onerror = () => resolve(false);
    setTimeout(() => resolve(false), pageLoad.probe);
    icon.src = `${fileAddress('/icon.svg')}?${Date.now()}`;
  });
}
