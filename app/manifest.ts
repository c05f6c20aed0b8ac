import type { MetadataRoute } from 'next';
import { basePath, fileAddress } from '@/components/lib/base-path';
import { brand } from '@/content/site/brand';
import { palette } from '@/styles/palette';

export const dynamic = 'force-static';

export default function manifest(): MetadataRoute.Manifest {
  const icon = (size: number) => ({
    src: fileAddress(`/media/share/icon-${size}.png`),
    sizes: `${size}x${size}`,
    type: 'image/png',
  });
  return {
    name: brand.name,
    short_name: brand.name,
    description: brand.blurb,
    start_url: `${basePath}/`,
    display: 'browser',
    background_color: palette.paper,
    theme_color: palette.paper,
    icons: [icon(192), icon(512)],
  };
}
