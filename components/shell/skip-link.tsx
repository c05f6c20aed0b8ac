import { navigation } from '@/content/site/navigation';

/** The first tab stop: skips the header. */
export const SkipLink = () => (
  <a
    href="#main"
    className="sr-only z-50 rounded-control bg-strong px-6 py-3 font-display font-semibold text-on-dark focus:not-sr-only focus:fixed focus:top-4 focus:left-4"
  >
    {navigation.skip}
  </a>
);
