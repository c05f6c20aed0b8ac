import { RemoteControl } from '@/components/features/lock-panel/remote-control';
import { WatchDemo } from '@/components/features/walkthrough/watch-demo';
import { linkAbout } from '@/components/lib/message-link';
import { SplitHero } from '@/components/sections/split-hero';
import { ButtonLink } from '@/components/ui/button';
import { productPage } from '@/content/pages/product-page';
import type { Product, ProductFacts } from '@/content/site/types';

const { back, demo, facts: labels, watch, tryPanel } = productPage;

/** What it is and its four facts, with what can be tried at once. */
export function Hero({ summary, lead, facts, alert, pictureAlt, inverted }: Product) {
  const { name, subtitle, picture, remoteControl } = summary;
  return (
    <SplitHero
      back={back}
      title={name}
      smallTitle={name.split(' ').length > 3}
      subtitle={subtitle}
      lead={lead}
      facts={<Facts {...facts} />}
      picture={{ ...picture, alt: pictureAlt }}
      inverted={inverted}
    >
      <ButtonLink to={linkAbout(name)}>{demo.label}</ButtonLink>
      {alert && <WatchDemo trigger={alert} label={watch.label} failed={watch.failed} />}
      {remoteControl && <RemoteControl isLarge label={tryPanel.label} failed={tryPanel.failed} />}
    </SplitHero>
  );
}

function Facts({ need, worry, price, starts }: ProductFacts) {
  const rows = [
    [labels.need, need],
    [worry.label, worry.answer],
    [labels.price, price],
    [labels.starts, starts],
  ] as const;
  return (
    <dl className="border-b border-hairline in-[.on-dark]:border-dark-line beside:grid beside:grid-cols-4 beside:gap-x-grid beside:border-0">
      {rows.map(([label, answer]) => (
        <div
          key={label}
          className="grid grid-cols-[5.375rem_1fr] items-baseline border-t border-hairline py-1 in-[.on-dark]:border-dark-line beside:grid-cols-1 beside:content-start beside:pt-2.5"
        >
          <dt className="font-display text-small font-semibold">{label}</dt>
          <dd className="leading-snug">{answer}</dd>
        </div>
      ))}
    </dl>
  );
}
