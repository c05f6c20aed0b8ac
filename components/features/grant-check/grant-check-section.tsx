import { Section } from '@/components/ui/container';
import { Grid } from '@/components/ui/grid';
import type { GrantCheckContent } from '@/content/pages/resources';
import { GrantCheck } from './grant-check';

/** The grant check: two choices, and every program's answer (under the six grant cards). */
export function GrantCheckSection({ content }: { content: GrantCheckContent }) {
  return (
    <Section className="bg-ground-alt">
      <Grid className="items-end gap-y-5">
        <h2 className="col-span-full -ml-hang-h2 text-h2 md:col-span-4 desktop:col-span-7">
          {content.title}
        </h2>
        <p className="col-span-full max-w-measure text-lead text-soft md:col-span-4 desktop:col-span-5">
          {content.lead}
        </p>
      </Grid>
      <GrantCheck content={content} />
      <Grid>
        <p className="col-span-full mt-6 max-w-160 text-small text-soft desktop:col-span-9 desktop:col-start-4">
          {content.note}
        </p>
      </Grid>
    </Section>
  );
}
