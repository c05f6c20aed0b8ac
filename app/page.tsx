import { ownPages } from '@/components/shell/own-pages';
import * as home from '@/components/shell/views/home';

const page = ownPages('', { home });

/** The client shell, with the home page in its HTML. */
export default page.Page;
export const generateMetadata = page.metadata;
