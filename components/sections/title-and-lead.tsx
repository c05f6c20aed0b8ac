import { cx } from '@/components/lib/cx';
import { noBreak } from '@/components/lib/no-break';
import { Grid } from '@/components/ui/grid';

type TitleAndLeadProps = {
  level: 1 | 2;
  title: string;
  lead: string;
  /** The title is as wide as its columns: three quarters of the page. */
  isWide?: boolean;
};

/** About three lines of a lead beside its title, in characters. */
const threeLines = 126;

/**
 * The head of a page or section: title and lead, side by side from 900 px. A long lead begins beside the
 * title's top; a title at its foot would leave a void above itself.
 */
export function TitleAndLead({ level, title, lead, isWide }: TitleAndLeadProps) {
  const Heading = level === 1 ? 'h1' : 'h2';
  return (
    <Grid className={cx('mb-head gap-y-5', lead.length > threeLines ? 'items-start' : 'items-end')}>
      <Heading
        className={cx(
          'col-span-full wide:col-span-5 wide:pr-8 desktop:col-span-8',
          level === 1 ? '-ml-hang-display-1 text-display-1' : '-ml-hang-h2 text-h2',
          !isWide && (level === 1 ? 'max-w-[8em]' : 'max-w-title'),
        )}
      >
        {title}
      </Heading>
      <p className="col-span-full max-w-measure text-lead text-balance text-soft in-[.on-dark]:text-on-dark-soft wide:col-span-3 desktop:col-span-4">
        {noBreak(lead)}
      </p>
    </Grid>
  );
}
