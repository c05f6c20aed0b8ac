import type { ReactNode } from 'react';
import { LineBar, LineHangers } from '@/components/scene/line';
import { LinkedStyles } from '@/components/sections/linked-styles';
import { ButtonLink } from '@/components/ui/button';
import { Container } from '@/components/ui/container';
import { RouteLink } from '@/components/ui/route-link';
import { textLink } from '@/components/ui/text-link';

type DoorPlateProps = {
  title: string;
  text: string;
  action: { label: string; to: string };
  /** A second link, under the button. */
  back?: { label: string; to: string };
  /** The text alternative of the plate. Without it the plate is decorative. */
  plateLabel?: string;
  /** Below the links. */
  foot?: ReactNode;
  children: ReactNode;
};

/** A page with no other content: a plate hung from the line, and the text, which is read first. */
export function DoorPlate({
  title,
  text,
  action,
  back,
  plateLabel,
  foot,
  children,
}: DoorPlateProps) {
  return (
    <section className="flex min-h-screen flex-col overflow-x-clip pt-page-top">
      <div className="relative pb-18 [--drop:4rem] [--line-y:0px] md:pb-24 md:[--drop:8rem]">
        <LineBar />
        <Container className="grid gap-x-gutter gap-y-10 md:grid-cols-2">
          <div className="md:col-start-2 md:mt-(--drop) md:pt-8">
            <h1 className="-ml-hang-display-2 max-w-[8em] text-display-2">{title}</h1>
            <p className="mt-5 max-w-measure text-lead text-balance text-soft">{text}</p>
            <ButtonLink to={action.to} className="mt-8 max-xs:w-full">
              {action.label}
            </ButtonLink>
            {back && (
              <p className="mt-6">
                <RouteLink to={back.to} className={textLink()}>
                  {back.label}
                </RouteLink>
              </p>
            )}
            {foot}
          </div>
          <div className="relative row-start-1 mt-(--drop) w-full max-w-measure">
            <LineHangers />
            <div
              {...(plateLabel
                ? { role: 'img', 'aria-label': plateLabel }
                : { 'aria-hidden': true })}
              className="relative flex min-h-80 rounded-plate bg-dark p-8 text-on-dark shadow-raised on-dark md:min-h-96 desktop:p-12 forced-colors:border"
            >
              {/* Hidden, because Firefox exposes the children of an image. */}
              <div aria-hidden="true" className="flex w-full flex-col items-start">
                {children}
              </div>
            </div>
          </div>
        </Container>
      </div>
      <div
        aria-hidden="true"
        className="mt-auto border-t-16 border-hairline bg-ground-alt pt-16 print:hidden"
      />
      <LinkedStyles />
    </section>
  );
}
