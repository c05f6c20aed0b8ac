import { notFoundPath } from '@/content/routes';
import { labels } from '@/content/shell';
import { Shell } from './shell';

/**
 * The page of 404.html. Where the address names a page that the host has no file for, the shell
 * shows that page; otherwise an empty main between header and footer, as for an unknown hash.
 */
export function NotFoundPage() {
  return (
    <Shell path={notFoundPath} meta={{ title: labels.unknownTitle, description: '' }} tone="paper">
      {null}
    </Shell>
  );
}
