import { isFrameworkScript } from './isFrameworkScript';

export interface InlineParts {
  /** Texts of recognized scripts. */
  readonly scripts: readonly string[];
  /** Texts of unknown scripts, which the policy will block. */
  readonly unknownScripts: readonly string[];
  readonly styles: readonly string[];
  readonly hasStyleAttributes: boolean;
}

const inline = /<(script|style)\b([^>]*)>([\s\S]*?)<\/\1>/g;
const withAddress = /\ssrc="/;
/** Script elements with data, which do not execute. */
const data = /\stype="application\/(?:ld\+)?json"/;
const styleAttribute = /<[a-z][^>]*\sstyle=/i;

/**
 * Reads the inline scripts and styles of a document. Only for our own markup, in which every value is
 * escaped.
 */
export function readInlineParts(html: string): InlineParts {
  const scripts: string[] = [];
  const unknownScripts: string[] = [];
  const styles: string[] = [];
  for (const [, name, attributes = '', text = ''] of html.matchAll(inline)) {
    if (name === 'style') styles.push(text);
    else if (!withAddress.test(attributes) && !data.test(attributes))
      (isFrameworkScript(text) ? scripts : unknownScripts).push(text);
  }
  // Most documents have none, and the pattern is slow.
  const hasStyleAttributes = html.includes(' style=') && styleAttribute.test(html.replace(inline, ''));
  return { scripts, unknownScripts, styles, hasStyleAttributes };
}
