// Next renews this sheet while it runs; a production build has it in each page (app/page-styles.tsx).
import '@/styles/globals.css';
import '@/styles/web-fonts.css';

/** What only `npm run dev` adds to a page. */
export { DesignAids as Development } from '@/components/design-aids/design-aids';
