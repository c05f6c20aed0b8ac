import { Container } from '@/components/ui/container';
import { Icon } from '@/components/ui/icon';
import { ModuleIcon } from '@/components/ui/module-icon';
import { RouteLink } from '@/components/ui/route-link';
import { textLink } from '@/components/ui/text-link';
import { productPage } from '@/content/pages/product-page';
import type { Connection, ProductSummary } from '@/content/site/types';

/** Summaries of the products that a page names, by id. */
export type Summaries = Readonly<Record<string, ProductSummary>>;

type ConnectionsProps = { connections: readonly Connection[]; summaries: Summaries };

/** The line down the left side, behind the icons; from 1240 px across the page. */
const rail =
  'relative grid gap-y-8 before:absolute before:inset-y-0 before:left-5.75 before:w-line before:bg-line ' +
  'roomy:auto-cols-fr roomy:grid-flow-col roomy:gap-x-gutter roomy:before:top-5.75 roomy:before:-right-[50vw] roomy:before:-left-[50vw] roomy:before:h-line roomy:before:w-auto';

/** What a product works with: stations of the line, each a link where it is a product. */
export function Connections({ connections, summaries }: ConnectionsProps) {
  return (
    <Container className="mt-section grid gap-x-gutter gap-y-10 wide:grid-cols-[1fr_2fr] roomy:grid-cols-1">
      <h3 className="text-h3">{productPage.glance.connectsTo}</h3>
      <ul className={rail}>
        {connections.map((connection) => {
          const systems = systemsOf(connection, summaries);
          return (
            <li key={connection.how} className="flex items-center gap-x-5 roomy:block">
              <div className="flex shrink-0 flex-col gap-2 roomy:flex-row">
                {systems.map(({ name, icon }) => (
                  <span
                    key={name}
                    className="relative flex size-13 items-center justify-center rounded-full border-6 border-line bg-surface"
                  >
                    {icon}
                  </span>
                ))}
              </div>
              <div className="roomy:pt-5">
                {systems.map(({ name, to }) => (
                  <p key={name} className="font-display text-label leading-7 font-semibold">
                    {to ? (
                      <RouteLink to={to} className={textLink()}>
                        {name}
                      </RouteLink>
                    ) : (
                      name
                    )}
                  </p>
                ))}
                <p className="mt-1.5 max-w-measure text-card text-soft">{connection.how}</p>
              </div>
            </li>
          );
        })}
      </ul>
    </Container>
  );
}

/** The systems of a connection; a product that has no summary is left out. */
function systemsOf(connection: Connection, summaries: Summaries) {
  if (!('products' in connection)) {
    const { name, icon, to } = connection;
    return [{ name, to, icon: <Icon name={icon} /> }];
  }
  return connection.products.flatMap((id) => {
    const product = summaries[id];
    return product
      ? [{ name: product.name, to: `/products/${id}`, icon: <ModuleIcon name={product.icon} /> }]
      : [];
  });
}
