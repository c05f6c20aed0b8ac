import { Icon } from '@/components/ui/icon';
import type { contact, ContactRow } from '@/content/pages/contact';

/** The contact-information card: email, phone, office and business hours. */
export function ContactCard({ content }: { content: (typeof contact)['card'] }) {
  return (
    <section className="on-dark col-span-full rounded-panel bg-dark p-6 text-on-dark md:p-8 desktop:col-span-5">
      <h2 className="pb-6 text-h3">{content.title}</h2>
      <dl className="gap-x-gutter md:max-desktop:grid md:max-desktop:grid-cols-2">
        {content.rows.map((row) => (
          <Row key={row.label} row={row} />
        ))}
      </dl>
    </section>
  );
}

function Row({ row: { icon, label, lines, href } }: { row: ContactRow }) {
  const text = lines.map((line) => (
    <span key={line} className="block wrap-anywhere">
      {line}
    </span>
  ));
  return (
    <div className="relative border-t border-dark-line py-5 pl-10">
      <dt className="text-small text-on-dark-soft">
        <Icon name={icon} className="absolute top-6 left-0 text-accent" />
        {label}
      </dt>
      <dd>
        {href ? (
          <a
            href={href}
            className="inline-block py-1 underline underline-offset-4 transition-hover hover:bg-dark-line md:py-0"
          >
            {text}
          </a>
        ) : (
          text
        )}
      </dd>
    </div>
  );
}
