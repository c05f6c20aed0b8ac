import { ShellPage } from '@/components/shell/shell-page';

/** The client shell, with the home page in its HTML. */
export default function Page() {
  return <ShellPage path="/" />;
}
