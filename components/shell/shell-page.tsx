import { findRoute } from './find-route';
import { loadView } from './load-view';
import { Shell } from './shell';

/** The shell with a route's page rendered at build time. Fails the build for an unknown path. */
export async function ShellPage({ path }: { path: string }) {
  const route = findRoute(path);
  if (!route) throw new Error(`No page for ${path}: content/addresses.ts lists it by mistake.`);
  const { meta, tone, element } = await loadView(route);
  return (
    <Shell path={path} meta={meta} tone={tone}>
      {element}
    </Shell>
  );
}
