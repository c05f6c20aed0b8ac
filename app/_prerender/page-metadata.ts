import { existsSync } from 'node:fs';
import type { Metadata } from 'next';
import type { Route } from '@/content/site/routes';
import { brand } from '@/content/site/brand';
import type { PageView } from '@/components/shell/views/page-view';
import { publicAddress } from '@/components/lib/public-address';

/** Images for shared links, 1200 by 630, rendered by `npm run brand`. */
const shareFolder = '/media/share';

/**
 * A prerendered page's description, and what a shared link to it shows. The title is rendered by the
 * shell, which changes it with each page.
 */
export function pageMetadata(route: Route, canonical: string, view: PageView): Metadata {
  const { meta, hidden } = view;
  const title = `${meta.title} | ${brand.name}`;
  const picture = {
    url: `${brand.address}${shareFolder}/${sharePicture(route.slug)}.png`,
    width: 1200,
    height: 630,
    alt: meta.title,
  };
  return {
    description: meta.description,
    robots: hidden && { index: false },
    alternates: { canonical: publicAddress(canonical) },
    openGraph: {
      type: 'website',
      siteName: brand.name,
      title,
      description: meta.description,
      url: publicAddress(canonical),
      images: [picture],
    },
    twitter: {
      card: 'summary_large_image',
      title,
      description: meta.description,
      images: [{ url: picture.url, alt: picture.alt }],
    },
  };
}

/** The image of a product; for other pages, the site's. */
const sharePicture = (slug = '') =>
  slug && existsSync(`public${shareFolder}/${slug}.png`) ? slug : 'site';
