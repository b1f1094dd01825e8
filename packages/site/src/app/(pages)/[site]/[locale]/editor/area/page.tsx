import type { Metadata } from 'next';
import { applicationPaths, parseEditorAreaQuery, siteUrl } from '@kmx/core';

import { readAccessProblem } from '@/server/access/accessProblem';
import { editorParameter } from '@/server/editor/answerEditorSignIn';
import { pageParameter, readPageId } from '@/server/editor/area/areaLinks';
import { loadEditorArea } from '@/server/editor/area/loadEditorArea';
import { isEditor } from '@/server/editor/editorSession';
import { toQuery } from '@/server/http/toQuery';
import { withParameter } from '@/server/http/withParameter';
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
  const query = toQuery(parameters);
  if (!(await isEditor())) {
    const text = query.size > 0 ? `?${query.toString()}` : '';
    // What a failed sign-in left in the address is no part of it.
    const returnTo = `${siteUrl(applicationPaths.editor, view.links)}${withParameter(text, editorParameter)}`;
    return (
      <EditorGate view={view} returnTo={returnTo} problem={readAccessProblem(parameters[editorParameter])} />
    );
  }
  const area = await loadEditorArea(view, parseEditorAreaQuery(query), readPageId(parameters[pageParameter]));
  return <EditorAreaView view={view} area={area} />;
}
