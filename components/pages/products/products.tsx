import { CallToAction } from '@/components/blocks/call-to-action';
import { Card, CardLink, Cards } from '@/components/blocks/cards';
import { LinkedStyles } from '@/components/blocks/linked-styles';
import { PageHead } from '@/components/blocks/section';
import { Rail } from '@/components/rail/rail';
import { Container } from '@/components/ui/container';
import { ModuleIcon } from '@/components/ui/module-icon';
import { RouteLink } from '@/components/ui/route-link';
import { textLink } from '@/components/ui/text-link';
import { productsOverview } from '@/content/pages/products-overview';
import { invitations } from '@/content/site/demo';
import { modules, otherProducts } from '@/content/site/modules';

const { title, lead, others, learnMore, about } = productsOverview;

/** The products overview: a card for each module, which leads to it; Learn More leads to the solutions. */
export const ProductsPage = () => (
  <>
    <PageHead title={title} lead={lead} />
    <Rail>
      <Container className="pb-section">
        <Cards row="overview">
          {modules.map(({ id, name, icon, category, subtitle, description, ...card }, index) => (
            <Card
              key={id}
              picture={card.picture}

              bar={!index && 'wide'}
            >
              <h2 className="text-h4 @card:text-h3">
                <CardLink to={card.route}>{name}</CardLink>
              </h2>
              <p className="order-first mb-2 flex items-center gap-2 text-small text-quiet">
                <ModuleIcon name={icon} className="size-5" />
                {category}
              </p>
              <p className="mt-1 font-semibold">{subtitle}</p>
              <p className="col-span-full mt-2 mb-2 text-soft md:mt-1">{description}</p>
              <RouteLink
                to={learnMore.to}
                aria-label={`${learnMore.label} ${about} ${name}`}
                className={textLink({ className: 'relative z-1 col-span-full mt-auto @card:mt-3' })}
              >
                {learnMore.label}
              </RouteLink>
            </Card>
          ))}
        </Cards>
        <p className="mt-8 text-soft">{others}</p>
        <ul className="flex flex-wrap gap-x-8 gap-y-1 text-soft">
          {otherProducts.map(({ name, route, subtitle }) => (
            <li key={route}>
              <RouteLink to={route} className={textLink()}>
                {name}
              </RouteLink>
              : {subtitle}
            </li>
          ))}
        </ul>
      </Container>
    </Rail>
    <LinkedStyles />
    <CallToAction headline={invitations.products} />
  </>
);
