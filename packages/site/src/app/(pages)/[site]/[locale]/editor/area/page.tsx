import type { Metadata } from 'next';
import { applicationPaths, parseEditorAreaQuery } from '@kmx/core';

import { areaHref, areaPageHref, pageParameter, readPageId } from '@/server/editor/area/areaLinks';
import { loadEditorArea } from '@/server/editor/area/loadEditorArea';
import { accountParameter } from '@/server/editor/person/accountParameter';
import { readAccountProblem } from '@/server/editor/person/accountProblem';
import { readPerson } from '@/server/editor/person/readPerson';
import { readEditorGate } from '@/server/editor/readEditorGate';
import { toQuery } from '@/server/http/toQuery';
import { createApplicationMetadata } from '@/server/view/createApplicationMetadata';
import { loadShellView } from '@/server/view/createSiteView';
import { AccountGate } from '@/shell/editor/AccountGate';
import { describeEditorArea, EditorAreaView } from '@/shell/editor/area/EditorAreaView';
import { EditorGate } from '@/shell/editor/EditorGate';

// For editors only, and always current.
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
  if (gate) return <EditorGate view={view} gate={gate} />;
  const query = parseEditorAreaQuery(toQuery(parameters));
  const pageId = readPageId(parameters[pageParameter]);
  const person = await readPerson();
  const account = parameters[accountParameter];
  if (account !== undefined && !person)
    return (
      <AccountGate
        view={view}
        title={view.intl.formatMessage({ id: 'editor.account.title' })}
        returnTo={pageId === undefined ? areaHref(view, query) : areaPageHref(view, query, pageId)}
        problem={readAccountProblem(account)}
      />
    );
  return <EditorAreaView view={view} area={await loadEditorArea(view, query, pageId)} person={person} />;
}
