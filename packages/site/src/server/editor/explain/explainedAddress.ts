import { withParameter } from '../../http/withParameter';
import { editorParameter } from '../handleEditorSignIn';
import { accountParameter } from '../person/accountParameter';

export interface ExplainedAddress {
  url: URL;
  /** Path and query, with the parameter that requests the explanation. */
  explainPath: string;
}

/** Parses the address passed by the proxy; undefined if it is not a web address. */
export function readExplainedAddress(value: string | string[] | undefined): ExplainedAddress | undefined {
  if (typeof value !== 'string' || !URL.canParse(value)) return undefined;
  const url = new URL(value);
  if (url.protocol !== 'http:' && url.protocol !== 'https:') return undefined;
  // Also removes the parameters that a failed sign-in has added.
  const query = [editorParameter, accountParameter, 'explain'].reduce(
    (text, name) => withParameter(text, name),
    url.search,
  );
  url.search = query;
  return { url, explainPath: `${url.pathname}${query ? `${query}&explain` : '?explain'}` };
}
