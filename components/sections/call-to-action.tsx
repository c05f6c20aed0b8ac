import { LineBranch, lineInMargin } from '@/components/scene/line';
import { cx } from '@/components/lib/cx';
import { linkAbout } from '@/components/lib/message-link';
import { noBreak } from '@/components/lib/no-break';
import { ButtonLink } from '@/components/ui/button';
import { Container } from '@/components/ui/container';
import { askForDemo, asking, demoLead } from '@/content/site/demo';
import { SendOn } from './send-on';
import { WayHome } from './way-home';

type CallToActionProps = {
  headline: string;
  /** By default the usual lead. */
  text?: string;
  /** Leaves the text out on a phone. */
  isShortOnPhone?: boolean;
  /** The link's label. By default it asks for a demo. */
  label?: string;
  /** The link's id, for a landmark that is named by it. */
  linkId?: string;
  /** What the page is about, for the contact form. */
  subject?: string;
  /** At the end of a page whose height is limited. */
  isLow?: boolean;
};

/** The end of a page. The line comes down in the page's margin, branches to the button and goes on into the footer. */
export function CallToAction({ headline, text = demoLead, label, ...props }: CallToActionProps) {
  const { isShortOnPhone, linkId, subject, isLow } = props;
  return (
    <section className={cx('overflow-clip bg-action', isLow ? 'py-10' : 'py-12 md:py-16')}>
      <Container className="@container">
        <div className={cx('grid gap-x-grid gap-y-6 desktop:grid-cols-2', lineInMargin)}>
          <div className="relative flex flex-col gap-y-6">
            <h2 className="-ml-hang-display-2 text-display-2 max-md:text-h2 desktop:max-w-[11em]">
              {headline}
            </h2>
            <LineBranch>
              <ButtonLink id={linkId} to={linkAbout(subject)} variant="dark">
                {label ?? askForDemo}
              </ButtonLink>
            </LineBranch>
          </div>
          <div className="flex flex-col gap-x-grid gap-y-4 md:max-desktop:grid md:max-desktop:grid-cols-2 desktop:pt-2">
            <p className={cx('text-body-large', isShortOnPhone && 'max-md:hidden')}>{text}</p>
            <div className="md:max-desktop:row-span-2">
              <p className="text-small">{noBreak([...asking.costs, asking.answer].join(' '))}</p>
              <SendOn className="mt-2" />
            </div>
            {!isLow && <WayHome className="mt-auto -mb-16 max-md:hidden" />}
          </div>
        </div>
      </Container>
    </section>
  );
}
