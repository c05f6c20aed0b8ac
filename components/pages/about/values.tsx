import { Container } from '@/components/ui/container';
import type { about } from '@/content/about';

/** What the company holds on to, in ruled columns. */
export function Values({ title, cards }: typeof about.values) {
  return (
    <section className="py-section">
      <Container>
        <h2 className="-ml-hang-h2 text-h2">{title}</h2>
        <ul className="mt-10 grid gap-x-gutter gap-y-10 wide:grid-cols-3 desktop:mt-14">
          {cards.map((value) => (
            <li key={value.title} className="border-t-medium border-strong pt-6">
              <h3 className="text-h3-wide">{value.title}</h3>
              <p className="mt-3 max-w-90 text-body-large leading-normal text-soft max-wide:max-w-measure">
                {value.description}
              </p>
            </li>
          ))}
        </ul>
      </Container>
    </section>
  );
}
