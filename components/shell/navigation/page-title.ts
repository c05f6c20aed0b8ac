import { brand } from '@/content/site/brand';
import { labels } from '@/content/site/shell';
import type { ShownPage } from './use-page';

/** The document's title for the page that the shell shows. */
export function pageTitle({ view, failed }: ShownPage): string {
  const title = failed ? labels.failed.title : (view?.meta.title ?? labels.unknownTitle);
  return `${title} | ${brand.name}`;
}
