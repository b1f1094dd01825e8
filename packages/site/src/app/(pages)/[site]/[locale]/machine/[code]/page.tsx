import type { Metadata } from 'next';
import { notFound } from 'next/navigation';

import { loadMachinePage } from '@/server/customer/loadMachinePage';
import { createApplicationMetadata } from '@/server/view/createApplicationMetadata';
import { MachinePageView } from '@/shell/MachinePageView';

// A machine may change its owner, and its code with it.
export const dynamic = 'force-dynamic';

type Props = PageProps<'/[site]/[locale]/machine/[code]'>;

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const data = await loadMachinePage(await params);
  return data ? { ...createApplicationMetadata(data.view, data.page), referrer: 'no-referrer' } : {};
}

export default async function MachinePage({ params }: Props) {
  const data = await loadMachinePage(await params);
  if (!data) notFound();
  return <MachinePageView {...data} />;
}
