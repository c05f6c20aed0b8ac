import { prerenderedPages } from '@/app/_prerender/prerendered-pages';
import * as contact from '@/components/shell/views/contact';

const page = prerenderedPages('/contact', { contact });

/** The contact page. It has its own file because no other page needs the form's script. */
export default page.Page;
export const generateMetadata = page.metadata;
