import type { Metadata } from 'next';
import { applicationPaths, siteUrl } from '@kmx/core';

import { readAccessProblem } from '@/server/access/accessProblem';
import { editorParameter } from '@/server/editor/answerEditorSignIn';
import { isEditor } from '@/server/editor/editorSession';
import { loadViewAs } from '@/server/editor/viewAs/loadViewAs';
import { toQuery } from '@/server/http/toQuery';
import { withParameter } from '@/server/http/withParameter';
import { createApplicationMetadata } from '@/server/view/createApplicationMetadata';
import { loadShellView } from '@/server/view/createSiteView';
import { EditorGate } from '@/shell/editor/EditorGate';
import { describeViewAs, ViewAsView } from '@/shell/editor/ViewAsView';

// For editors alone, with addresses that open drafts.
export const dynamic = 'force-dynamic';

type Props = PageProps<'/[site]/[locale]/editor/view-as'>;

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const view = await loadShellView(await params);
  return createApplicationMetadata(view, describeViewAs(view));
}

export default async function ViewAsPage({ params, searchParams }: Props) {
  const view = await loadShellView(await params);
  const parameters = await searchParams;
  const query = toQuery(parameters);
  if (!(await isEditor())) {
    const text = query.size > 0 ? `?${query.toString()}` : '';
    // What a failed sign-in left in the address is no part of it.
    const returnTo = `${siteUrl(applicationPaths.viewAs, view.links)}${withParameter(text, editorParameter)}`;
    return (
      <EditorGate view={view} returnTo={returnTo} problem={readAccessProblem(parameters[editorParameter])} />
    );
  }
  return <ViewAsView view={view} viewAs={await loadViewAs(view, query)} />;
}
