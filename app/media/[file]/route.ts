import { readdirSync } from 'node:fs';
import { drawIllustration } from '@/app/_prerender/illustration';

export const dynamic = 'force-static';
export const dynamicParams = false;

const folder = 'content/illustrations';

type Context = { params: Promise<{ file: string }> };

export const generateStaticParams = () => readdirSync(folder).map((file) => ({ file }));

/** Serves an illustration, drawn from its source in content/illustrations: /media/nexus.svg. */
export async function GET(_request: Request, { params }: Context) {
  const { file } = await params;
  return new Response(await drawIllustration(`${folder}/${file}`), {
    headers: { 'Content-Type': 'image/svg+xml' },
  });
}
