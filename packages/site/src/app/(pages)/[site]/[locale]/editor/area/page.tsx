import type { Metadata } from 'next';
import { applicationPaths, parseEditorAreaQuery } from '@kmx/core';

import { pageParameter, readPageId } from '@/server/editor/area/areaLinks';
import { loadEditorArea } from '@/server/editor/area/loadEditorArea';
import { readEditorGate } from '@/server/editor/readEditorGate';
import { toQuery } from '@/server/http/toQuery';
import { createApplicationMetadata } from '@/server/view/createApplicationMetadata';
import { loadShellView } from '@/server/view/createSiteView';
import { describeEditorArea, EditorAreaView } from '@/shell/editor/EditorAreaView';
import { EditorGate } from '@/shell/editor/EditorGate';

// For editors alone, and as of this moment.
export const dynamic = 'force-dynamic';

type Props = PageProps<'/[site]/[locale]/editor/area'>;

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const view = await loadShellView(await params);
  return createApplicationMetadata(view, describeEditorArea(view));
}

export default async function EditorAreaPage({ params, searchParams }: Props) {
  const view = await loadShellView(await params);
  const parameters = await searchParams;
  const gate = await readEditorGate(view, applicationPaths.editor, parameters);
  if (gate) return <EditorGate view={view} {...gate} />;
  const query = parseEditorAreaQuery(toQuery(parameters));
  const area = await loadEditorArea(view, query, readPageId(parameters[pageParameter]));
  return <EditorAreaView view={view} area={area} />;
}
