import type { Metadata } from 'next';
import type { ReactNode } from 'react';

import { loadShellView } from '@/server/view/createSiteView';

type Props = Pick<PageProps<'/[site]/[locale]/not-found'>, 'params'>;

/** Stands here and not beside the page: with status 404 Next reads the metadata of layouts alone. */
export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const { intl, site } = await loadShellView(await params);
  return {
    title: `${intl.formatMessage({ id: 'notFound.title' })} | ${site.name}`,
    robots: { index: false },
  };
}

export default function NotFoundLayout({ children }: { children: ReactNode }) {
  return children;
}
