import { Notice } from '@/components/blocks/notice';
import { comingSoon } from '@/content/pages/coming-soon';

const { plate, ...words } = comingSoon;

/** The page of a product in beta. */
export const ComingSoonPage = () => (
  <Notice {...words} plateLabel={plate.badge}>
    <p className="inline-flex min-h-10 items-center rounded-chip bg-accent px-4 font-display text-strong forced-colors:border">
      {plate.badge}
    </p>
    <p className="mt-auto -ml-hang-display-2 pt-7 font-display text-display-2">{plate.title}</p>
    <p className="mt-5 text-lead text-on-dark-soft">{plate.text}</p>
  </Notice>
);
