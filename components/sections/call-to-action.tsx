import { ButtonLink } from '@/components/ui/button';
import { Container } from '@/components/ui/container';
import type { InternalLink } from '@/content/types';

type CallToActionProps = {
  headline: string;
  /** The id of the heading, for a landmark that is named by it. */
  headingId?: string;
  action: InternalLink;
  /** A sentence above the button. */
  text?: string;
};

/** The yellow band at the end of a page. */
export function CallToAction({ headline, headingId, action, text }: CallToActionProps) {
  return (
    <section className="bg-line py-18 wide:py-26">
      <Container className="flex flex-col justify-between gap-10 wide:flex-row wide:items-end">
        <h2 id={headingId} className="-ml-hang-display-2 max-w-[11em] text-display-2">
          {headline}
        </h2>
        <div className="shrink-0 wide:max-w-80">
          {text && <p className="mb-6 text-body-large leading-normal">{text}</p>}
          <ButtonLink to={action.to} variant="dark">
            {action.label}
          </ButtonLink>
        </div>
      </Container>
    </section>
  );
}
