import { markSvg } from '../_prerender/mark';

export const dynamic = 'force-static';

/** Serves the favicon. */
export const GET = () => new Response(markSvg, { headers: { 'Content-Type': 'image/svg+xml' } });
