import type { Metadata } from 'next';
import { NotFoundPage } from '@/components/shell/not-found-page';
import { labels } from '@/content/shell';
import { site } from '@/content/site';

export const metadata: Metadata = { title: `${labels.unknownTitle} | ${site.name}` };

/** 404.html, for an address without a hash that no file answers to. */
export default function NotFound() {
  return <NotFoundPage />;
}
