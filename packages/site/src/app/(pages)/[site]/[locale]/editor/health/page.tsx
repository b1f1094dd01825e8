import type { Metadata } from 'next';
import { applicationPaths } from '@kmx/core';

import { loadSiteHealth } from '@/server/editor/health/loadSiteHealth';
import { readEditorGate } from '@/server/editor/readEditorGate';
import { createApplicationMetadata } from '@/server/view/createApplicationMetadata';
import { loadShellView } from '@/server/view/createSiteView';
import { EditorGate } from '@/shell/editor/EditorGate';
import { describeHealth, HealthView } from '@/shell/editor/health/HealthView';

// For editors only, and always current.
export const dynamic = 'force-dynamic';

type Props = PageProps<'/[site]/[locale]/editor/health'>;

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const view = await loadShellView(await params);
  return createApplicationMetadata(view, describeHealth(view));
}

export default async function HealthPage({ params, searchParams }: Props) {
  const view = await loadShellView(await params);
  const gate = await readEditorGate(view, applicationPaths.siteHealth, await searchParams);
  if (gate) return <EditorGate view={view} gate={gate} />;
  const { site, countries, locale } = view;
  const health = await loadSiteHealth({ site, countries, language: locale.language, targets: view });
  return <HealthView view={view} health={health} />;
}
