import { NotFoundPage } from '@/components/shell/not-found-page';

/** 404.html, for an address without a hash that no file answers to. */
export default function NotFound() {
  return <NotFoundPage />;
}
