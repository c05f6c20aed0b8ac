import { prerenderedPages } from '@/app/_prerender/prerendered-pages';
import * as home from '@/components/shell/views/home';

const page = prerenderedPages('', { home });

/** The client shell, with the home page in its HTML. */
export default page.Page;
export const generateMetadata = page.metadata;
