import { allAddresses } from '@/content/addresses';
import { findRoute } from './find-route';
import { loadView } from './load-view';
import { Shell } from './shell';
import { structuredData } from './structured-data';

/** The shell with a route's page rendered at build time. Fails the build for an unknown path. */
export async function ShellPage({ path }: { path: string }) {
  const route = findRoute(path);
  const canonical = allAddresses().find((address) => address.path === path)?.canonical;
  if (!route || !canonical)
    throw new Error(`No page for ${path}: content/addresses.ts lists it by mistake.`);
  const { meta, tone, element } = await loadView(route);
  // "<" is written as an escape, so that no text can end the block.
  const data = JSON.stringify(structuredData(route, canonical, meta)).replaceAll('<', '\\u003c');
  return (
    <>
      <Shell path={path} meta={meta} tone={tone}>
        {element}
      </Shell>
      <script type="application/ld+json" dangerouslySetInnerHTML={{ __html: data }} />
    </>
  );
}
