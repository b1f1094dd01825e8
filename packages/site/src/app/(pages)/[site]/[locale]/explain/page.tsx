import type { Metadata } from 'next';
import { cookies, headers } from 'next/headers';
import { localeCookieName } from '@kmx/core';

import { readExplainedAddress } from '@/server/editor/explain/explainedAddress';
import { loadExplanation } from '@/server/editor/explain/loadExplanation';
import { decideEditorGate } from '@/server/editor/readEditorGate';
import { isEditor } from '@/server/editorAccess/isEditor';
import { loadShellView } from '@/server/view/createSiteView';
import { EditorGate } from '@/shell/editor/EditorGate';
import { ExplainView } from '@/shell/editor/explain/ExplainView';

// For editors only, and dependent on the request.
export const dynamic = 'force-dynamic';

type Props = PageProps<'/[site]/[locale]/explain'>;

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const { intl, site } = await loadShellView(await params);
  return {
    title: `${intl.formatMessage({ id: 'explain.title' })} | ${site.name}`,
    robots: { index: false },
  };
}

/** Headers and cookies that this browser would send for the page. */
const readVisitor = async () => ({
  cookieLocale: (await cookies()).get(localeCookieName)?.value,
  acceptLanguage: (await headers()).get('accept-language') ?? undefined,
});

export default async function ExplainPage({ params, searchParams }: Props) {
  const view = await loadShellView(await params);
  const query = await searchParams;
  const address = readExplainedAddress(query.url);
  const returnTo = address?.explainPath ?? '/?explain';
  if (!(await isEditor()))
    return <EditorGate view={view} about="explanation" gate={decideEditorGate(returnTo, query)} />;
  const explanation =
    address && (await loadExplanation({ url: address.url, visitor: await readVisitor(), intl: view.intl }));
  return <ExplainView view={view} url={address?.url} explanation={explanation} />;
}
