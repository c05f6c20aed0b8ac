import { ShowOutages } from '@/components/features/outages/show-outages';
import { linkAbout } from '@/components/lib/message-link';
import { TitledRow } from '@/components/sections/titled-row';
import { WrittenOutages } from '@/components/sections/written-outages';
import { ButtonLink } from '@/components/ui/button';
import { Section } from '@/components/ui/container';
import { unbroken } from '@/components/ui/unbroken';
import { itPrivacy } from '@/content/pages/it-privacy';
import { itAnchor } from '@/content/site/resource-tabs';

/** What an IT director asks, all of it open, because it is forwarded and printed. */
export function ItPrivacy() {
  const { title, lead, items, ask, failing } = itPrivacy;
  return (
    <div id={itAnchor} className="scroll-mt-16">
      <Section className="bg-ground-alt">
        <TitledRow title={title} lead={lead}>
          <ButtonLink to={linkAbout(title)} variant="secondary">
            {ask}
          </ButtonLink>
        </TitledRow>
        <dl className="mt-head grid gap-x-gutter gap-y-7 md:grid-cols-2 roomy:grid-cols-3">
          {items.map(({ question, answer }) => (
            <div key={question} className="border-t border-strong pt-4">
              <dt className="font-display text-h5">{question}</dt>
              <dd className="mt-2 max-w-measure wrap-anywhere text-soft">{unbroken(answer)}</dd>
            </div>
          ))}
        </dl>
        <div className="mt-head flex flex-wrap items-center justify-between gap-x-10 gap-y-4 border-t border-strong pt-5">
          <h3 className="text-h4">{failing.title}</h3>
          <ShowOutages off={failing.off} isLarge />
        </div>
        <WrittenOutages />
      </Section>
    </div>
  );
}
