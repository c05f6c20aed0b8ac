import { interpolate } from '@/components/lib/interpolate';
import { mailto } from '@/components/lib/mailto';
import { publicAddress } from '@/components/lib/public-address';
import { messageLink } from '@/components/lib/message-link';
import { RouteLink } from '@/components/ui/route-link';
import { SendOn } from '@/components/sections/send-on';
import { buttonStyle } from '@/components/ui/button-style';
import { needs, schools, verdictLabels } from '@/content/grant-check/choices';
import { grantCheck as copy } from '@/content/pages/resources';
import { resourcePages } from '@/content/site/resource-tabs';
import type { Choices, ProgramRow } from './check-programs';

type SendAnswerProps = Choices & { title: string; rows: readonly ProgramRow[] };

/** What the visitor takes along: the answer in an email, and a quote for the application. */
export function SendAnswer({ title, rows, school, need, state }: SendAnswerProps) {
  const request = interpolate(copy.ask.sentence, {
    need: needs.find(({ id }) => id === need)!.phrase,
    school: schools.find(({ id }) => id === school)!.phrase,
    state: state === 'any' || state === 'other' ? '' : ` in ${state}`,
  });
  const text = answerText(title, rows);
  return (
    <div className="flex flex-wrap items-center gap-3 border-t border-hairline pt-6 md:mt-6">
      <a
        href={mailto({ subject: interpolate(copy.send.subject, { title }), body: text })}
        className={buttonStyle()}
      >
        {copy.send.link}
      </a>
      <RouteLink to={messageLink(request)} className={buttonStyle({ variant: 'secondary' })}>
        {copy.ask.link}
      </RouteLink>
      <SendOn what="answer" title={title} text={text} />
    </div>
  );
}

/** The answer with each program's verdict and why. */
function answerText(title: string, rows: readonly ProgramRow[]) {
  const address = publicAddress(resourcePages.grants);
  const programs = rows.map(({ program: { name, owner, region }, verdict, why }) => {
    const who = [owner, region].filter(Boolean).join(', ');
    return `${name} (${who}): ${verdictLabels[verdict]}. ${why}`;
  });
  const parts = [title, ...programs, interpolate(copy.send.sources, { address }), copy.note];
  return parts.join('\n\n');
}
