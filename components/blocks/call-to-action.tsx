import { Branch, LineDrop } from '@/components/rail/rail';
import { ButtonLink } from '@/components/ui/button';
import { Picture } from '@/components/ui/picture';
import { Container } from '@/components/ui/container';
import { askForDemo, asking, demoLead } from '@/content/site/demo';
import { cx } from '@/components/lib/cx';
import { SharePage } from './share-page';

/** The way home: the gate, students, the bus and a tree, as shadows on the footer's edge. */
export const WayHome = ({ className }: { className?: string }) => (
  <Picture
    picture={{ src: '/media/after-school.svg', width: 1200, height: 260, alt: '' }}
    className={cx('print:hidden', className)}
  />
);

/** The end of a page: the line comes down in the margin, branches to the button and goes on into the footer. */
export const CallToAction = ({
  headline,
  label = askForDemo,
}: {
  headline: string;
  label?: string;
}) => (
  <aside aria-label={label} className="overflow-clip bg-action print:hidden">
    <div className="relative py-12 [--line-color:theme(colors.strong)] desktop:py-16">
      <LineDrop className="[--line-x:var(--rail)] [--line-y:0px]" />
      <Container className="grid gap-x-grid gap-y-6 desktop:grid-cols-2">
        <div>
          <h2 className="-ml-hang-display-2 max-w-[11em] text-display-2">{headline}</h2>
          <div className="relative mt-6 w-fit">
            <Branch />
            <ButtonLink to="/contact" variant="dark">
              {label}
            </ButtonLink>
          </div>
        </div>
        <div className="flex flex-col">
          <p className="max-w-measure">{demoLead}</p>
          <p className="mt-2 text-small">{asking.answer}</p>
          <SharePage />
          <WayHome className="mt-auto -mb-12 max-md:hidden desktop:-mb-16" />
        </div>
      </Container>
    </div>
  </aside>
);
