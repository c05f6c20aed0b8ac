import { prerenderedPages } from '@/app/_prerender/prerendered-pages';
import * as resources from '@/components/shell/views/resources';

const pages = prerenderedPages('/resources', { resources });

/** The five resources addresses, which alone need the script of tabs, FAQ and grant check. */
export default pages.Page;
export const generateMetadata = pages.metadata;
export const generateStaticParams = pages.staticParams;
export const dynamicParams = false;
