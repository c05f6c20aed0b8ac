import { WayHome } from '@/components/blocks/call-to-action';
import { LinkedStyles } from '@/components/blocks/linked-styles';
import { noBreak } from '@/components/lib/no-break';
import { Container } from '@/components/ui/container';
import { Icon } from '@/components/ui/icon';
import { contact } from '@/content/pages/contact';
import { ContactForm } from './contact-form';

const { title, lead, form, card } = contact;

/** The form, what a demo is, and how to reach us. */
export const ContactPage = () => (
  <>
    <Container className="grid gap-x-16 gap-y-5 pt-page-top pb-section desktop:grid-cols-2 desktop:grid-rows-[auto_1fr]">
      <div>
        <h1 className="-ml-hang-display-1 text-display-1">{title}</h1>
        <p className="mt-5 max-w-measure text-lead text-soft">{lead}</p>
      </div>
      <div className="desktop:row-span-2">
        <ContactForm content={form} />
      </div>
      <section className="self-start rounded-panel bg-dark p-6 text-on-dark on-dark desktop:p-8">
        <h2 className="pb-4 text-h3">{card.title}</h2>
        <dl>
          {card.rows.map(({ icon, label, lines, href }) => (
            <div key={label} className="relative border-t border-dark-line py-4 pl-10">
              <dt className="text-small text-on-dark-soft">
                <Icon name={icon} className="absolute top-5 left-0 text-accent" />
                {label}
              </dt>
              {/* Each line is an element of the list: Orca's read-all leaves out blocks in a description. */}
              {lines.map((line) => (
                <dd key={line} className="wrap-anywhere">
                  {href ? (
                    <a
                      href={href}
                      className="inline-block py-1 underline underline-offset-4 hover:decoration-2"
                    >
                      {line}
                    </a>
                  ) : (
                    noBreak(line)
                  )}
                </dd>
              ))}
            </div>
          ))}
        </dl>
      </section>
    </Container>
    <Container>
      <WayHome />
    </Container>
    <LinkedStyles />
  </>
);
