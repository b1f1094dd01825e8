import type { Metadata } from 'next';
import { applicationPaths } from '@kmx/core';

import { readEditorGate } from '@/server/editor/readEditorGate';
import { loadViewAs } from '@/server/editor/viewAs/loadViewAs';
import { toQuery } from '@/server/http/toQuery';
import { createApplicationMetadata } from '@/server/view/createApplicationMetadata';
import { loadShellView } from '@/server/view/createSiteView';
import { EditorGate } from '@/shell/editor/EditorGate';
import { describeViewAs, ViewAsView } from '@/shell/editor/viewAs/ViewAsView';

// For editors only; contains addresses that grant access to drafts.
export const dynamic = 'force-dynamic';

type Props = PageProps<'/[site]/[locale]/editor/view-as'>;

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const view = await loadShellView(await params);
  return createApplicationMetadata(view, describeViewAs(view));
}

export default async function ViewAsPage({ params, searchParams }: Props) {
  const view = await loadShellView(await params);
  const parameters = await searchParams;
  const gate = await readEditorGate(view, applicationPaths.viewAs, parameters);
  if (gate) return <EditorGate view={view} gate={gate} />;
  return <ViewAsView view={view} viewAs={await loadViewAs(view, toQuery(parameters))} />;
}
