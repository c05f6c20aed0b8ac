import type { Metadata, Viewport } from 'next';
import type { ReactNode } from 'react';
import { fileAddress } from '@/components/lib/base-path';
import { Footer } from '@/components/shell/footer/footer';
import { NotStarted } from '@/components/shell/not-started';
import { brand } from '@/content/site/brand';
import { navigation } from '@/content/site/navigation';
import { palette } from '@/styles/palette';
import { fontVariables } from './fonts';
import { PageStyles } from './page-styles';
import { earlyPress } from './_prerender/early-press';
import { prePaint } from './_prerender/pre-paint';

// A production build removes this branch and what it imports.
const Development =
  process.env.NODE_ENV === 'production' ? () => null : (await import('./development')).Development;

export const metadata: Metadata = {
  metadataBase: new URL(brand.address),
  applicationName: brand.name,
  icons: {
    icon: { url: fileAddress('/icon.svg'), type: 'image/svg+xml' },
    apple: fileAddress('/media/share/icon-180.png'),
  },
};
export const viewport: Viewport = { themeColor: palette.paper, colorScheme: 'only light' };

/** The document around every page. */
export default function RootLayout({ children }: { children: ReactNode }) {
  return (
    // Its first script changes <html> before hydration.
    <html lang="en" className={fontVariables} suppressHydrationWarning>
      <head>
        <script dangerouslySetInnerHTML={{ __html: prePaint + earlyPress }} />
        <PageStyles />
      </head>
      <body className="flex min-h-screen flex-col print:block">
        <a
          href="#main"
          className="sr-only z-50 rounded-control bg-strong px-6 py-3 font-display font-semibold text-on-dark focus:not-sr-only focus:fixed focus:top-4 focus:left-4"
        >
          {navigation.skip}
        </a>
        {children}
        <Footer />
        <NotStarted />
        <Development />
      </body>
    </html>
  );
}
