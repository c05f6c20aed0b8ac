import { prerenderedPages } from '@/app/_prerender/prerendered-pages';
import * as solution from '@/components/shell/views/solution';
import * as solutions from '@/components/shell/views/solutions';

const pages = prerenderedPages('/solutions', { solution, solutions });

/** The overview and the three solutions, which alone need the script of diagram and counters. */
export default pages.Page;
export const generateMetadata = pages.metadata;
export const generateStaticParams = pages.staticParams;
export const dynamicParams = false;
