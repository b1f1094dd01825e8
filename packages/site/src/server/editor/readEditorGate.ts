import { siteUrl } from '@kmx/core';

import { readAccessProblem, type AccessProblem } from '../access/accessProblem';
import { isEditor } from '../editorAccess/isEditor';
import { env } from '../env';
import { toQuery } from '../http/toQuery';
import { withParameter } from '../http/withParameter';
import type { SiteView } from '../view/createSiteView';

import { editorParameter } from './handleEditorSignIn';
import { accountParameter } from './person/accountParameter';
import { readAccountProblem, type AccountProblem } from './person/accountProblem';

/** Data of the sign-in form in front of an editor screen. */
export type EditorGateInput = {
  /** Path and query of the requested screen on this host. */
  returnTo: string;
} & (
  | { credential: 'sharedPassword'; problem: AccessProblem | undefined }
  | { credential: 'account'; problem: AccountProblem | undefined }
);

type Parameters = Readonly<Record<string, string | string[] | undefined>>;

/** Chooses the form: for the shared password if there is one, otherwise for an account of the content service. */
export function decideEditorGate(address: string, parameters: Parameters): EditorGateInput {
  const hasSharedPassword = env().EDITOR_PASSWORD !== undefined;
  const parameter = hasSharedPassword ? editorParameter : accountParameter;
  // Removes the parameter that a failed sign-in has added.
  const returnTo = withParameter(address, parameter);
  const value = parameters[parameter];
  return hasSharedPassword
    ? { returnTo, credential: 'sharedPassword', problem: readAccessProblem(value) }
    : { returnTo, credential: 'account', problem: readAccountProblem(value) };
}

/** Returns the sign-in form for a screen; undefined if the editor is already signed in. */
export async function readEditorGate(
  { links }: Pick<SiteView, 'links'>,
  path: string,
  parameters: Parameters,
): Promise<EditorGateInput | undefined> {
  if (await isEditor()) return undefined;
  const query = toQuery(parameters);
  const text = query.size > 0 ? `?${query.toString()}` : '';
  return decideEditorGate(`${siteUrl(path, links)}${text}`, parameters);
}
