import { notFoundPath } from '@/content/routes';
import { labels } from '@/content/shell';
import { Shell } from './shell';

/**
 * The page of 404.html. For an address typed without the hash, on a host where it has no file,
 * the shell goes on to the hash (use-own-address); for any other it shows an empty main with the
 * header, like an unknown hash.
 */
export function NotFoundPage() {
  return (
    <Shell path={notFoundPath} meta={{ title: labels.unknownTitle, description: '' }} tone="paper">
      {null}
    </Shell>
  );
}
