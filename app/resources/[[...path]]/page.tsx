import { prerenderedPages } from '@/app/_prerender/prerendered-pages';
import * as resources from '@/components/shell/views/resources';

const pages = prerenderedPages('/resources', { resources });

/** The five resources addresses: tabs, questions and the grant check are script of theirs alone. */
export default pages.Page;
export const generateMetadata = pages.metadata;
export const generateStaticParams = pages.staticParams;
export const dynamicParams = false;
