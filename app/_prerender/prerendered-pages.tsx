import type { Metadata } from 'next';
import { allAddresses } from '@/content/site/addresses';
import type { PageKind } from '@/content/site/routes';
import { findRoute } from '@/components/shell/find-route';
import type { ViewModule } from '@/components/shell/views/load-view';
import { pageMetadata } from './page-metadata';
import { Shell } from '@/components/shell/shell';
import { structuredData } from './structured-data';

type Props = { params: Promise<{ path?: string[] }> };

/**
 * Exports for a file of app/ that prerenders routes: the shell with the route's page in its HTML.
 * The file passes only the views it serves, because an exported page loads the scripts of all views
 * that its file imports.
 *
 * @param prefix the folder of the file under app/, such as "/resources"; empty at the root
 * @param views by kind of page; addresses of other kinds belong to other files
 */
export function prerenderedPages(prefix: string, views: Partial<Record<PageKind, ViewModule>>) {
  const served = allAddresses().flatMap((address) => {
    const route = findRoute(address.path);
    const file = route && views[route.kind];
    return route && file ? [{ ...address, route, file }] : [];
  });

  async function find({ params }: Props) {
    const { path: parts = [] } = await params;
    const path = [prefix, ...parts].join('/') || '/';
    const page = served.find((address) => address.path === path);
    if (!page) throw new Error(`No page for ${path}: no file of app/ serves its kind.`);
    return { ...page, view: await page.file.view(page.route.slug ?? '', page.route.tab) };
  }

  return {
    staticParams: () =>
      served.map(({ path }) => ({
        path: path.slice(prefix.length).split('/').filter(Boolean),
      })),

    metadata: async (props: Props): Promise<Metadata> => {
      const { route, canonical, view } = await find(props);
      return pageMetadata(route, canonical, view);
    },

    Page: async (props: Props) => {
      const { path, route, canonical, view } = await find(props);
      // The shell's props are also in the RSC payload, so it gets only what it needs.
      const { meta, tabTitles, isDark, element, hidden } = view;
      const data = structuredData(route, canonical, view);
      // "<" is escaped, so that no text can end the block.
      const json = JSON.stringify(data).replaceAll('<', '\\u003c');
      return (
        <>
          <Shell path={path} meta={meta} tabTitles={tabTitles} isDark={isDark}>
            {element}
          </Shell>
          {!hidden && (
            <script type="application/ld+json" dangerouslySetInnerHTML={{ __html: json }} />
          )}
        </>
      );
    },
  };
}
