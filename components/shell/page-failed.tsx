import { prerenderedAddress } from '@/components/ui/route-link';
import { labels } from '@/content/shell';
import { PageMessage } from './page-message';

/** In place of a page whose chunk could not be loaded: another try, or the page's own address. */
export function PageFailed({ path, onRetry }: { path: string; onRetry: () => void }) {
  return (
    <PageMessage
      {...labels.failed}
      onRetry={onRetry}
      link={{ label: labels.failed.prerenderedAddress, href: prerenderedAddress(path) }}
    />
  );
}
