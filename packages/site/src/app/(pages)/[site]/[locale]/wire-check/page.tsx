import type { Metadata } from 'next';

import { createApplicationMetadata } from '@/server/view/createApplicationMetadata';
import { loadShellView } from '@/server/view/createSiteView';
import { describeWireCheckPage } from '@/server/wireCheck/describeWireCheckPage';
import { loadWireCheck } from '@/server/wireCheck/loadWireCheck';
import { readWireRequest } from '@/server/wireCheck/readWireRequest';
import { WireCheckPageView } from '@/shell/WireCheckPageView';

// The list stands in the address.
export const dynamic = 'force-dynamic';

type Props = PageProps<'/[site]/[locale]/wire-check'>;

export async function generateMetadata({ params, searchParams }: Props): Promise<Metadata> {
  const view = await loadShellView(await params);
  return createApplicationMetadata(view, describeWireCheckPage(view, readWireRequest(await searchParams)));
}

export default async function WireCheckPage({ params, searchParams }: Props) {
  const view = await loadShellView(await params);
  const request = readWireRequest(await searchParams);
  return <WireCheckPageView view={view} request={request} outcome={await loadWireCheck(view, request)} />;
}
