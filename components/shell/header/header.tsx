import type { PageKind } from '@/content/routes';
import type { Tone } from '../page-view';

type HeaderProps = { path: string; kind: PageKind | undefined; tone: Tone };
export function Header(_: HeaderProps) {
  return <header />;
}
