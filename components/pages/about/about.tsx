import { CallToAction } from '@/components/blocks/call-to-action';
import { IconCards } from '@/components/blocks/cards';
import { LinkedStyles } from '@/components/blocks/linked-styles';
import { PageHead, Section } from '@/components/blocks/section';
import { Story } from '@/components/blocks/split';
import { Rail } from '@/components/rail/rail';
import { about } from '@/content/pages/about';

const { title, lead, story, differences, values, callToAction } = about;

/** Who the company is. */
export const AboutPage = () => (
  <>
    <PageHead title={title} lead={lead} />
    <LinkedStyles />
    <Rail>
      <Section className="pt-0">
        <Story {...story} />
      </Section>
      <Section ground="dark" title={differences.title}>
        <IconCards items={differences.cards} variant="hung" />
      </Section>
      <Section title={values.title}>
        <IconCards items={values.cards} />
      </Section>
    </Rail>
    <CallToAction headline={callToAction.title} label={callToAction.link.label} />
  </>
);
