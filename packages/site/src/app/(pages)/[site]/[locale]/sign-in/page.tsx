import type { Metadata } from 'next';

import { loadShellView } from '@/server/view/createSiteView';
import { PortalNotice } from '@/shell/PortalNotice';

type Props = PageProps<'/[site]/[locale]/sign-in'>;

// Drawn for each request: the notice goes the moment the portal opens.
export const dynamic = 'force-dynamic';

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const { intl, site } = await loadShellView(await params);
  return {
    title: `${intl.formatMessage({ id: 'access.portalOverline' })} | ${site.name}`,
    robots: { index: false },
  };
}

export default async function SignInPage({ params }: Props) {
  return <PortalNotice view={await loadShellView(await params)} />;
}
