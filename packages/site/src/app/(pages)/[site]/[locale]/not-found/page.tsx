import type { Metadata } from 'next';

import { createSiteView, readLocale } from '@/server/view/createSiteView';
import { loadShellBundle } from '@/server/view/loadPageBundle';
import { NotFoundView } from '@/shell/NotFoundView';

// The text names the path that was asked for.
export const dynamic = 'force-dynamic';

type Props = PageProps<'/[site]/[locale]/not-found'>;

async function loadView(params: Props['params']) {
  const { site, locale: urlCode } = await params;
  const locale = readLocale(urlCode);
  return createSiteView(site, locale, await loadShellBundle({ siteKey: site, locale }));
}

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const { intl, site } = await loadView(params);
  return {
    title: `${intl.formatMessage({ id: 'notFound.title' })} | ${site.name}`,
    robots: { index: false },
  };
}

export default async function NotFoundPage({ params, searchParams }: Props) {
  const { path } = await searchParams;
  return <NotFoundView view={await loadView(params)} path={typeof path === 'string' ? path : ''} />;
}
