import { LineBranch, LineCorner, lineInMargin } from '@/components/scene/line';
import { cx } from '@/components/lib/cx';
import { linkAbout } from '@/components/lib/message-link';
import { noBreak } from '@/components/lib/no-break';
import { ButtonLink } from '@/components/ui/button';
import { Container } from '@/components/ui/container';
import { askForDemo, asking } from '@/content/site/demo';
import type { InternalLink } from '@/content/site/types';
import { DemoLabel } from './demo-label';
import { SendOn } from './send-on';

type CallToActionProps = {
  headline: string;
  action: InternalLink;
  /** The id of the link, for a landmark that is named by it. */
  actionId?: string;
  text?: string;
  /** What the page is about, for the contact form. */
  subject?: string;
  /** At the end of a page whose height is limited. */
  isLow?: boolean;
  /** The page leads the line in its margin down to here, and from here into the footer. */
  continuesLine?: boolean;
};

/** The end of a page. The line turns down into it, or goes on from the margin of the page to the button. */
export function CallToAction({ headline, action, actionId, text, ...props }: CallToActionProps) {
  const { subject, isLow, continuesLine } = props;
  const button = (
    <ButtonLink id={actionId} to={linkAbout(subject)} variant="dark">
      {action.label === askForDemo.label ? <DemoLabel label={action.label} /> : action.label}
    </ButtonLink>
  );
  return (
    <section
      className={cx(
        'bg-action',
        isLow ? 'py-10' : 'py-12 md:py-16',
        continuesLine && 'overflow-clip',
      )}
    >
      <Container className="@container">
        <div
          className={cx(
            'grid items-center gap-x-grid gap-y-6 desktop:grid-cols-2',
            continuesLine && lineInMargin,
          )}
        >
          <div className="relative flex flex-col justify-center gap-y-6 self-stretch">
            {!continuesLine && <LineCorner className={isLow ? 'h-24' : 'h-26 md:h-30'} />}
            <h2
              className={cx(
                '-ml-hang-display-2 text-display-2 desktop:max-w-[11em]',
                continuesLine && 'max-md:text-h2',
              )}
            >
              {headline}
            </h2>
            {continuesLine && <LineBranch>{button}</LineBranch>}
          </div>
          <div className="gap-x-10 md:max-desktop:grid md:max-desktop:grid-cols-2 md:max-desktop:grid-rows-[auto_1fr]">
            {text && <p className="mb-4 text-body-large">{text}</p>}
            {!continuesLine && button}
            <div className="md:max-desktop:col-start-2 md:max-desktop:row-span-2 md:max-desktop:row-start-1">
              <p className="mt-4 text-small">
                {noBreak([...asking.costs, asking.answer].join(' '))}
              </p>
              <SendOn className="mt-2" />
            </div>
          </div>
        </div>
      </Container>
    </section>
  );
}
