import { LinkedStyles } from '@/components/blocks/linked-styles';
import { Shell } from '@/components/shell/shell';
import { notFoundPath } from '@/content/site/routes';
import { labels } from '@/content/site/shell';

/**
 * The page of 404.html. If the address names a page that the host has no file for, the shell shows
 * that page; otherwise an empty main between header and footer, as for an unknown hash.
 */
export default function NotFound() {
  return (
    <>
      <Shell path={notFoundPath} meta={{ title: labels.unknownTitle, description: '' }}>
        {null}
      </Shell>
      {/* As a child of the body, React would look for it by its address, which the build changes. */}
      <div hidden>
        <LinkedStyles />
      </div>
    </>
  );
}
