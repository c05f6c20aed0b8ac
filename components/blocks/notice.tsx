import type { ReactNode } from 'react';
import { LinkedStyles } from '@/components/blocks/linked-styles';
import { LineBar, LineDrop, LineNode } from '@/components/rail/rail';
import { ButtonLink } from '@/components/ui/button';
import { Container } from '@/components/ui/container';
import { RouteLink } from '@/components/ui/route-link';
import { textLink } from '@/components/ui/text-link';
import type { InternalLink } from '@/content/site/types';

type NoticeProps = {
  title: string;
  text: string;
  action: InternalLink;
  /** A second link, under the button. */
  back?: InternalLink;
  /** The text alternative of the plate. Without it the plate is decorative. */
  plateLabel?: string;
  children: ReactNode;
};

/** A page with no other content: the text, and a door plate that hangs from the line. */
export const Notice = ({ title, text, action, back, plateLabel, children }: NoticeProps) => (
  <section className="overflow-clip pt-page-top pb-section">
    <Container className="grid grid-cols-1 gap-x-gutter gap-y-10 md:grid-cols-2 md:items-center">
      <div className="min-w-0 wrap-anywhere">
        <h1 className="-ml-hang-display-2 max-w-[8em] text-display-2">{title}</h1>
        <p className="mt-5 max-w-measure text-lead text-soft">{text}</p>
        <ButtonLink to={action.to} className="mt-8">
          {action.label}
        </ButtonLink>
        {back && (
          <p className="mt-6">
            <RouteLink to={back.to} className={textLink()}>
              {back.label}
            </RouteLink>
          </p>
        )}
      </div>
      <div className="relative min-w-0 pt-16 [--line-x:20%] [--line-y:0px] max-md:order-first">
        <LineBar className="-inset-x-[100vw] right-[-100vw]!" />
        <LineDrop />
        <LineNode />
        <div
          {...(plateLabel ? { role: 'img', 'aria-label': plateLabel } : { 'aria-hidden': true })}
          className="relative min-h-80 rounded-plate bg-dark p-8 text-on-dark shadow-raised on-dark desktop:p-12 forced-colors:border"
        >
          {/* Hidden, because Firefox exposes the children of an image. */}
          <div aria-hidden="true" className="flex min-h-64 flex-col items-start">
            {children}
          </div>
        </div>
      </div>
    </Container>
    <LinkedStyles />
  </section>
);
