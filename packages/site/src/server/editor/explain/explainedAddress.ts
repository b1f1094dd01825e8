import { withParameter } from '../../http/withParameter';
import { editorParameter } from '../handleEditorSignIn';

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
  // Removes the parameter that a failed sign-in has added.
  const query = withParameter(withParameter(url.search, editorParameter), 'explain');
  url.search = query;
  return { url, explainPath: `${url.pathname}${query ? `${query}&explain` : '?explain'}` };
}
