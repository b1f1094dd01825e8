import type { Metadata } from 'next';
import { notFound } from 'next/navigation';
import { decidePortalScreen, portalPaths } from '@kmx/core';

import { loadShellView } from '@/server/view/createSiteView';
import { createPortalMetadata, PortalView } from '@/shell/pages/PortalView';

// Pages belong to one reader, and ids of users and machines are unlimited, so nothing is cached.
export const dynamic = 'force-dynamic';

type Props = PageProps<'/[site]/[locale]/portal/[[...path]]'>;

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  return createPortalMetadata(await loadShellView(await params));
}

export default async function PortalPage({ params }: Props) {
  const { path = [], ...place } = await params;
  const screen = decidePortalScreen([portalPaths.dashboard, ...path].join('/'));
  if (!screen) notFound();
  return <PortalView view={await loadShellView(place)} screen={screen} />;
}
