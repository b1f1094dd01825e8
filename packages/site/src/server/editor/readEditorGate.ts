import { siteUrl } from '@kmx/core';

import { readAccessProblem, type AccessProblem } from '../access/accessProblem';
import { toQuery } from '../http/toQuery';
import { withParameter } from '../http/withParameter';
import type { SiteView } from '../view/createSiteView';

import { editorParameter } from './handleEditorSignIn';
import { isEditor } from './isEditor';

/** What the gate before a screen of the editor area says and leads back to. */
export interface EditorGateInput {
  /** The screen that was asked for, with its query, on this host. */
  returnTo: string;
  problem: AccessProblem | undefined;
}

/** Reads the gate before a screen at a path inside the site; undefined for an editor, who sees the screen itself. */
export async function readEditorGate(
  { links }: Pick<SiteView, 'links'>,
  path: string,
  parameters: Parameters<typeof toQuery>[0],
): Promise<EditorGateInput | undefined> {
  if (await isEditor()) return undefined;
  const query = toQuery(parameters);
  const text = query.size > 0 ? `?${query.toString()}` : '';
  // What a failed sign-in left in the address is no part of it.
  const returnTo = `${siteUrl(path, links)}${withParameter(text, editorParameter)}`;
  return { returnTo, problem: readAccessProblem(parameters[editorParameter]) };
}
