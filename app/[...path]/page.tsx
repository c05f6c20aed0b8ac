import { prerenderedPages } from '@/app/_prerender/prerendered-pages';
import * as about from '@/components/shell/views/about';
import * as comingSoon from '@/components/shell/views/coming-soon';
import * as legal from '@/components/shell/views/legal';
import * as product from '@/components/shell/views/product';
import * as products from '@/components/shell/views/products';

const pages = prerenderedPages('', { about, 'coming-soon': comingSoon, legal, product, products });

/** Prerendered pages for all addresses that need little script. */
export default pages.Page;
export const generateMetadata = pages.metadata;
export const generateStaticParams = pages.staticParams;
export const dynamicParams = false;
