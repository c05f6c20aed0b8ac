import type { Metadata } from 'next';
import { pageMetadata } from '@/components/shell/page-metadata';
import { ShellPage } from '@/components/shell/shell-page';
import { allAddresses } from '@/content/addresses';

type Props = { params: Promise<{ path: string[] }> };

const pathOf = async ({ params }: Props) => `/${(await params).path.join('/')}`;

export const dynamicParams = false;

/** Every address but home has a page of its own in the export. */
export function generateStaticParams() {
  return allAddresses()
    .filter(({ path }) => path !== '/')
    .map(({ path }) => ({ path: path.slice(1).split('/') }));
}

export async function generateMetadata(props: Props): Promise<Metadata> {
  return pageMetadata(await pathOf(props));
}

/** The same shell, with this route's page in its HTML. */
export default async function Page(props: Props) {
  return <ShellPage path={await pathOf(props)} />;
}
