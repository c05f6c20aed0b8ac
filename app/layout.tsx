import type { Metadata, Viewport } from 'next';
import localFont from 'next/font/local';
import type { ReactNode } from 'react';
import { Footer } from '@/components/shell/footer/footer';
import { prePaint } from '@/components/shell/pre-paint';
import { SkipLink } from '@/components/shell/skip-link';
import { site } from '@/content/site';
import { palette } from '@/tailwind.config';
import '@/styles/globals.css';

// Not in the export: the branch is gone from a production build, and what it imports with it.
const DesignAids =
  process.env.NODE_ENV === 'production'
    ? () => null
    : (await import('@/components/design-aids/design-aids')).DesignAids;

// No font is preloaded: on a slow line its bytes hold up the style sheet, and with it the first
// paint, by 100 to 300 ms. What stands in for them has their measures (styles/fallback-fonts.css).
const display = localFont({
  src: '../styles/fonts/schibsted-grotesk.woff2',
  variable: '--font-display',
  weight: '400 700',
  display: 'swap',
  preload: false,
  adjustFontFallback: false,
});
const text = localFont({
  src: '../styles/fonts/public-sans.woff2',
  variable: '--font-text',
  weight: '400 700',
  display: 'swap',
  preload: false,
  adjustFontFallback: false,
});
// Letters with marks, in what a visitor types: fetched only where one stands.
const marks = localFont({
  src: '../styles/fonts/public-sans-marks.woff2',
  variable: '--font-marks',
  weight: '400 700',
  display: 'swap',
  preload: false,
  adjustFontFallback: false,
  declarations: [{ prop: 'unicode-range', value: 'U+A1-A8, U+AA-D6, U+D8-FF' }],
});

export const metadata: Metadata = {
  metadataBase: new URL(site.address),
  applicationName: site.name,
};
export const viewport: Viewport = { themeColor: palette.paper };

/** The document around every page. */
export default function RootLayout({ children }: { children: ReactNode }) {
  return (
    // The pre-paint script marks <html> before React sees it.
    <html
      lang="en"
      className={`${display.variable} ${text.variable} ${marks.variable}`}
      suppressHydrationWarning
    >
      <head>
        <script dangerouslySetInnerHTML={{ __html: prePaint }} />
      </head>
      <body>
        <SkipLink />
        {children}
        <Footer />
        <DesignAids />
      </body>
    </html>
  );
}
