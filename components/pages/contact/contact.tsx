import { Container } from '@/components/ui/container';
import { Grid } from '@/components/ui/grid';
import type { contact } from '@/content/pages/contact';
import { ContactCard } from './contact-card';
import { ContactForm } from './contact-form';

/** What a demo is, the form, and how to reach us. */
export function ContactPage({ content }: { content: typeof contact }) {
  return (
    <section className="overflow-x-clip">
      <Container className="pt-page-top pb-section">
        <Grid className="items-start gap-y-head desktop:grid-rows-[auto_1fr]">
          <div className="col-span-full desktop:col-span-5">
            <h1 className="-ml-hang-display-1 text-display-1">{content.title}</h1>
            <p className="mt-6 max-w-measure text-lead text-soft">{content.lead}</p>
            <h2 className="mt-8 text-h4">{content.demo.title}</h2>
            <ul className="mt-3 max-w-measure list-disc pl-5 text-soft">
              {content.demo.items.map((item) => (
                <li key={item} className="mt-1.5">
                  {item}
                </li>
              ))}
            </ul>
          </div>
          <div className="col-span-full desktop:col-span-6 desktop:col-start-7 desktop:row-span-2">
            <ContactForm content={content.form} />
          </div>
          <ContactCard content={content.card} />
        </Grid>
      </Container>
    </section>
  );
}
