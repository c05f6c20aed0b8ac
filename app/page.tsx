import { pageMetadata } from '@/components/shell/page-metadata';
import { ShellPage } from '@/components/shell/shell-page';

export const generateMetadata = () => pageMetadata('/');

/** The client shell, with the home page in its HTML. */
export default function Page() {
  return <ShellPage path="/" />;
}
