import { Container } from '@/components/ui/container';
import { Grid } from '@/components/ui/grid';
import type { Home } from '@/content/home';

/** Our Core Values: a plain list, with the mark faint at the page's foot. */
export function Values({ title, items }: Home['values']) {
  return (
    <section className="relative py-section desktop:pb-44">
      <svg
        aria-hidden="true"
        viewBox="6 1 36 45"
        className="absolute bottom-0 left-[max(theme(spacing.margin-desktop),calc(50%-640px))] hidden w-62 desktop:block"
      >
        <path className="fill-ground-alt" d="M6 46V24C6 13 14 7 24 2 34 7 42 13 42 24V46Z" />
        <path
          className="fill-none stroke-ground"
          strokeWidth="3.2"
          d="M24 46V12.5M24 41.5 11.5 31M24 41.5 36.5 31M24 30 13.5 21.2M24 30 34.5 21.2"
        />
      </svg>
      <Container>
        <Grid className="gap-y-8">
          <h2 className="col-span-full -ml-hang-h2 text-h2 desktop:col-span-4">{title}</h2>
          <ul className="col-span-full desktop:col-span-8">
            {items.map((item) => (
              <li
                key={item.title}
                className="grid gap-x-gutter gap-y-2 border-t border-strong py-7 md:grid-cols-8 md:py-8.5"
              >
                <h3 className="text-h3-wide md:col-span-3">{item.title}</h3>
                <p className="text-body-large leading-normal text-soft md:col-span-5 md:pt-1.5">
                  {item.description}
                </p>
              </li>
            ))}
          </ul>
        </Grid>
      </Container>
    </section>
  );
}
