import type { Metadata } from 'next';
import { applicationPaths, siteUrl } from '@kmx/core';

import { readAccessProblem } from '@/server/access/accessProblem';
import { editorParameter } from '@/server/editor/answerEditorSignIn';
import { isEditor } from '@/server/editor/editorSession';
import { loadSiteHealth } from '@/server/editor/health/loadSiteHealth';
import { loadShellView } from '@/server/view/createSiteView';
import { EditorGate } from '@/shell/editor/EditorGate';
import { HealthView } from '@/shell/editor/HealthView';

// For editors alone, and about this very moment.
export const dynamic = 'force-dynamic';

type Props = PageProps<'/[site]/[locale]/editor/health'>;

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const { intl, site } = await loadShellView(await params);
  return {
    title: `${intl.formatMessage({ id: 'editor.health.title' })} | ${site.name}`,
    robots: { index: false },
  };
}

export default async function HealthPage({ params, searchParams }: Props) {
  const view = await loadShellView(await params);
  if (!(await isEditor())) {
    const problem = readAccessProblem((await searchParams)[editorParameter]);
    const returnTo = siteUrl(applicationPaths.siteHealth, view.links);
    return <EditorGate view={view} returnTo={returnTo} problem={problem} />;
  }
  const { site, countries, locale } = view;
  const health = await loadSiteHealth({ site, countries, language: locale.language });
  return <HealthView view={view} health={health} />;
}
