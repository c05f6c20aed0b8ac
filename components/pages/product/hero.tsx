import { RemoteControl } from '@/components/features/lock-panel/remote-control';
import { WatchDemo } from '@/components/features/walkthrough/watch-demo';
import { noBreak } from '@/components/lib/no-break';
import { SplitHero } from '@/components/sections/split-hero';
import { ButtonLink } from '@/components/ui/button';
import { unbroken } from '@/components/ui/unbroken';
import { productPage } from '@/content/pages/product-page';
import type { Product, ProductFacts } from '@/content/site/types';
import { factRows } from './answers';

const { back, demo, watch, tryPanel } = productPage;

/** A product's name, lead and four facts, with buttons for what can be tried at once. */
export function Hero({ summary, lead, facts, alert, pictureAlt, inverted }: Product) {
  const { name, subtitle, picture, remoteControl } = summary;
  return (
    <SplitHero
      back={back}
      title={name}
      subtitle={subtitle}
      lead={lead}
      facts={<Facts {...facts} />}
      picture={{ ...picture, alt: pictureAlt }}
      inverted={inverted}
    >
      <ButtonLink to="/contact">{demo}</ButtonLink>
      {alert && <WatchDemo trigger={alert} label={watch.label} />}
      {remoteControl && <RemoteControl isLarge label={tryPanel.label} />}
    </SplitHero>
  );
}

const Facts = (facts: ProductFacts) => (
  <dl className="grid grid-cols-[auto_1fr] gap-x-3.5 border-b border-hairline in-[.on-dark]:border-dark-line beside:grid-cols-4 beside:gap-x-grid beside:border-0">
    {factRows(facts).map(([label, answer]) => (
      <div
        key={label}
        className="col-span-full grid grid-cols-subgrid items-baseline border-t border-hairline py-1 in-[.on-dark]:border-dark-line beside:col-span-1 beside:grid-cols-1 beside:content-start beside:pt-2.5"
      >
        <dt className="font-display text-small font-semibold">{label}</dt>
        <dd className="leading-snug text-balance max-md:text-detail max-md:leading-snug">
          {unbroken(noBreak(answer))}
        </dd>
      </div>
    ))}
  </dl>
);
