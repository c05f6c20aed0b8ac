import { LineDrop, LineNode } from '@/components/scene/line';
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

/** What a product works with: stations of the line, each a link where it is a product. */
export function Connections({ connections, summaries }: ConnectionsProps) {
  return (
    <Container className="mt-section grid gap-x-gutter gap-y-10 wide:max-roomy:grid-cols-3">
      <h3 className="text-h3">{productPage.glance.connectsTo}</h3>
      <div className="relative line-large wide:col-span-2">
        <LineDrop className="top-0 roomy:line-bar" />
        <ul className="grid gap-y-8 roomy:auto-cols-fr roomy:grid-flow-col roomy:gap-x-gutter">
          {connections.map((connection) => {
            const systems = systemsOf(connection, summaries);
            return (
              <li key={connection.how} className="flex gap-x-5 roomy:block">
                <div className="flex shrink-0 flex-col gap-2 roomy:flex-row">
                  {systems.map(({ name, icon }) => (
                    <LineNode
                      key={name}
                      className="relative flex items-center justify-center bg-surface"
                    >
                      {icon}
                    </LineNode>
                  ))}
                </div>
                <div className="min-w-0 pt-3 wrap-anywhere roomy:pt-5">
                  <div className="grid gap-y-8 roomy:block">
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
                  </div>
                  <p className="mt-1.5 max-w-measure text-card text-soft">{connection.how}</p>
                </div>
              </li>
            );
          })}
        </ul>
      </div>
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
