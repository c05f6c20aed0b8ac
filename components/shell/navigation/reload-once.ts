import { fileAddress } from '@/components/lib/base-path';
import { keepInTab, readTab } from '@/components/lib/tab-storage';

/**
 * Whether to reload the document because the page of `path` failed to load: after a new deploy, an
 * open document requests files that no longer exist. Only once for a path, so that it never loops, and
 * not while the site does not answer, because the browser would then show its own error page.
 */
export async function shouldReload(path: string): Promise<boolean> {
  if (readTab('reloaded-for') === path || !(await siteAnswers())) return false;
  return keepInTab('reloaded-for', path) && readTab('reloaded-for') === path;
}

/** Call when the page of `path` has loaded: after a later deploy it may cause a reload again. */
export function forgetReload(path: string) {
  if (readTab('reloaded-for') === path) keepInTab('reloaded-for', null);
}

/** Whether the site answers. Requests an image, because the policy allows that everywhere. */
function siteAnswers(): Promise<boolean> {
  return new Promise((resolve) => {
    const icon = new Image();
    icon.onload = () => resolve(true);
    icon.onerror = () => resolve(false);
    icon.src = `${fileAddress('/icon.svg')}?${Date.now()}`;
  });
}
