import { siteUrl } from '@kmx/core';

import { readAccessProblem, type AccessProblem } from '../access/accessProblem';
import { isEditor } from '../editorAccess/isEditor';
import { toQuery } from '../http/toQuery';
import { withParameter } from '../http/withParameter';
import type { SiteView } from '../view/createSiteView';

import { editorParameter } from './handleEditorSignIn';

/** Data of the password form in front of an editor screen. */
export interface EditorGateInput {
  /** Path and query of the requested screen on this host. */
  returnTo: string;
  problem: AccessProblem | undefined;
}

/** Returns the password form for a screen; undefined if the editor is already signed in. */
export async function readEditorGate(
  { links }: Pick<SiteView, 'links'>,
  path: string,
  parameters: Parameters<typeof toQuery>[0],
): Promise<EditorGateInput | undefined> {
  if (await isEditor()) return undefined;
  const query = toQuery(parameters);
  const text = query.size > 0 ? `?${query.toString()}` : '';
  // Removes the parameter that a failed sign-in has added.
  const returnTo = `${siteUrl(path, links)}${withParameter(text, editorParameter)}`;
  return { returnTo, problem: readAccessProblem(parameters[editorParameter]) };
}
