import type { Metadata } from 'next';

import { loadShellView } from '@/server/view/createSiteView';
import { createPortalMetadata, PortalView } from '@/shell/pages/PortalView';

// The address contains an authorization code.
export const dynamic = 'force-dynamic';

type Props = PageProps<'/[site]/[locale]/sign-in-return'>;

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  return { ...createPortalMetadata(await loadShellView(await params)), referrer: 'no-referrer' };
}

export default async function SignInReturnPage({ params }: Props) {
  return <PortalView view={await loadShellView(await params)} screen={{ kind: 'callback' }} />;
}
