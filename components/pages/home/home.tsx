import { CallToAction } from '@/components/blocks/call-to-action';
import { Card, CardLink, Cards, IconCards } from '@/components/blocks/cards';
import { Section } from '@/components/blocks/section';
import { RemoteControl } from '@/components/features/lock-panel/remote-control';
import { Rail } from '@/components/rail/rail';
import { Tags } from '@/components/ui/tags';
import { textLink } from '@/components/ui/text-link';
import { home } from '@/content/pages/home';
import { invitations } from '@/content/site/demo';
import { modules } from '@/content/site/modules';
import { cardPath } from '@/content/site/routes';
import { Hero } from './hero';

const { platform, roles, values } = home;

/** The home page: hero with its day, platform, roles, values. */
export const HomePage = () => (
  <>
    <Hero />
    <Rail start="[--rail-start:calc(var(--section)+var(--station))]">
      <Section title={platform.title} lead={platform.lead}>
        <Cards row="modules">
          {modules.map(({ id, name, description, tags, picture, remoteControl }, index) => (
            <Card
              key={id}
              picture={picture}

              bar={!index && 'scene'}
            >
              <h3 className="order-first text-h4">{name}</h3>
              <p className="col-span-full mt-2 mb-2 text-soft max-md:text-small">{description}</p>
              <Tags tags={tags} className="mt-2 max-md:-order-1 md:mb-3" />
              <div className="col-span-full mt-auto flex flex-wrap items-center gap-x-5 gap-y-3">
                {remoteControl && <RemoteControl label={platform.remoteControl} />}
                <CardLink
                  to={cardPath(id)}
                  aria-label={`${platform.viewMore} ${platform.about} ${name}`}
                  className={textLink()}
                >
                  {platform.viewMore}
                </CardLink>
              </div>
            </Card>
          ))}
        </Cards>
      </Section>
      <Section ground="dark" title={roles.title}>
        <Cards row="three">
          {roles.items.map(({ id, title, description, picture, link }) => (
            <Card key={id} picture={picture} className="text-strong on-light">
              <h3 className="text-h4">{title}</h3>
              <p className="mt-1 mb-2 text-soft max-md:text-small">{description}</p>
              <CardLink to={link.to} className={textLink({ className: 'col-span-full mt-auto' })}>
                {link.label}
              </CardLink>
            </Card>
          ))}
        </Cards>
      </Section>
      <Section title={values.title}>
        <IconCards items={values.items} />
      </Section>
    </Rail>
    <CallToAction headline={invitations.home} />
  </>
);
