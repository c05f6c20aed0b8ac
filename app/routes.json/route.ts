import { findRoute } from '@/components/shell/find-route';
import { allAddresses } from '@/content/addresses';

export const dynamic = 'force-static';

/** Every address with the parts its page is made of, for scripts/seal, which takes the file out. */
export function GET() {
  const routes = allAddresses().flatMap(({ path }) => findRoute(path) ?? []);
  return Response.json(
    routes.map(({ path, kind, slug }) => ({ path, kind, ...(kind === 'product' && { slug }) })),
  );
}
