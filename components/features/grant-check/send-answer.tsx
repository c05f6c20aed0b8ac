import { interpolate } from '@/components/lib/interpolate';
import { mailto } from '@/components/lib/mailto';
import { publicAddress } from '@/components/lib/public-address';
import { RouteLink } from '@/components/ui/route-link';
import { buttonStyle } from '@/components/ui/button-style';
import { verdictLabels } from '@/content/grant-check/choices';
import { grantCheck as copy } from '@/content/pages/resources';
import { resourcePages } from '@/content/site/resource-tabs';
import type { Choices, ProgramRow } from './check-programs';

type SendAnswerProps = Pick<Choices, 'state'> & {
  title: string;
  /** How many programs there are with each verdict, in words. */
  counts: string;
  /** The programs that name the need. */
  rows: readonly ProgramRow[];
  /**
   * The programs that do not name it. The email asks about the national ones, by name only: some mail programs
   * cut off links of more than 2,000 characters.
   */
  others: readonly ProgramRow[];
};

const { elsewhere } = copy;

/** What the visitor takes along: the answer in an email, and a quote for the application. */
export function SendAnswer({ title, counts, rows, others, state }: SendAnswerProps) {
  const toAsk = others
    .filter(({ program, verdict }) => verdict === 'ask' && !program.region)
    .map(({ program }) => program.name);
  const text = [
    title,
    counts,
    ...rows.map(inWords),
    ...(toAsk.length ? [interpolate(copy.send.ask, { programs: toAsk.join(', ') })] : []),
    ...(state === 'other' ? [`${elsewhere.text} ${elsewhere.finder.href}`] : []),
    interpolate(copy.send.sources, { address: publicAddress(resourcePages.grants) }),
    copy.note,
  ].join('\n\n');
  return (
    <div className="flex flex-wrap items-center gap-3 border-t border-hairline pt-6 md:mt-6">
      <a
        href={mailto({ subject: interpolate(copy.send.subject, { title }), body: text })}
        className={buttonStyle()}
      >
        {copy.send.link}
      </a>
      <RouteLink to="/contact" className={buttonStyle({ variant: 'secondary' })}>
        {copy.ask.link}
      </RouteLink>
    </div>
  );
}

/** A program with its verdict and why. */
function inWords({ program: { name, owner, region }, verdict, why }: ProgramRow) {
  const who = [owner, region].filter(Boolean).join(', ');
  return `${name} (${who}): ${verdictLabels[verdict]}. ${why}`;
}
