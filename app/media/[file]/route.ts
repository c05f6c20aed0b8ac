import { readdirSync } from 'node:fs';
import { drawIllustration } from '@/app/_prerender/illustration';
import { loadProduct } from '@/components/lib/load-product';
import { storyPicture } from '@/components/lib/picture-address';
import { productSlugs } from '@/content/site/addresses';

export const dynamic = 'force-static';
export const dynamicParams = false;

type Context = { params: Promise<{ file: string }> };

/** The files of this folder: every illustration, and the end of each product's story. */
async function pictures() {
  const illustrations = readdirSync('content/illustrations').map((file) => ({
    path: `/media/${file}`,
    source: `/media/${file}`,
    moment: 'before' as const,
  }));
  const products = await Promise.all(productSlugs().map(loadProduct));
  const stories = products.map(({ summary }) => ({
    path: storyPicture(summary.id),
    source: summary.picture.src,
    moment: 'after' as const,
  }));
  return [...illustrations, ...stories];
}

export const generateStaticParams = async () =>
  (await pictures()).map(({ path }) => ({ file: path.replace('/media/', '') }));

/** Serves a picture, drawn from its source in content/illustrations: /media/nexus.svg. */
export async function GET(_request: Request, { params }: Context) {
  const { file } = await params;
  const { source, moment } = (await pictures()).find(({ path }) => path === `/media/${file}`)!;
  const drawn = await drawIllustration(source.replace('/media/', 'content/illustrations/'), moment);
  return new Response(drawn, { headers: { 'Content-Type': 'image/svg+xml' } });
}
