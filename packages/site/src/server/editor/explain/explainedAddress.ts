import { withParameter } from '../../http/withParameter';
import { editorParameter } from '../handleEditorSignIn';

/** The address that an explanation is about. */
export interface ExplainedAddress {
  url: URL;
  /** Its path and query, with the parameter that asks for the explanation. */
  explainPath: string;
}

/** Reads the address that the proxy names; undefined for what is no web address. */
export function readExplainedAddress(value: string | string[] | undefined): ExplainedAddress | undefined {
  if (typeof value !== 'string' || !URL.canParse(value)) return undefined;
  const url = new URL(value);
  if (url.protocol !== 'http:' && url.protocol !== 'https:') return undefined;
  // What a failed sign-in left in the address is no part of it.
  const query = withParameter(withParameter(url.search, editorParameter), 'explain');
  url.search = query;
  return { url, explainPath: `${url.pathname}${query ? `${query}&explain` : '?explain'}` };
}
