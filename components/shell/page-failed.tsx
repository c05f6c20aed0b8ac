import { prerenderedAddress } from '@/components/lib/base-path';
import { labels } from '@/content/shell';
import { PageMessage } from './page-message';

/** In place of a page whose chunk could not be loaded: another try, or the prerendered page. */
export function PageFailed({ path, onRetry }: { path: string; onRetry: () => void }) {
  return (
    <PageMessage
      {...labels.failed}
      onRetry={onRetry}
      link={{ label: labels.failed.prerenderedAddress, href: prerenderedAddress(path) }}
    />
  );
}
