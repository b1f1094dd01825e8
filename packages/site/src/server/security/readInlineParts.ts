import { isFrameworkScript } from './isFrameworkScript';

/** What of a document stands in its markup instead of a file. */
export interface InlineParts {
  /** Texts of the scripts that may run. */
  readonly scripts: readonly string[];
  /** Texts of scripts that nobody knows; they will not run. */
  readonly unknownScripts: readonly string[];
  readonly styles: readonly string[];
  readonly hasStyleAttributes: boolean;
}

const inline = /<(script|style)\b([^>]*)>([\s\S]*?)<\/\1>/g;
const withAddress = /\ssrc="/;
/** Data that a script element carries is no script. */
const data = /\stype="application\/(?:ld\+)?json"/;
const styleAttribute = /<[a-z][^>]*\sstyle=/i;

/** Reads the scripts and styles that a document of ours carries in its markup, where every value is escaped. */
export function readInlineParts(html: string): InlineParts {
  const scripts: string[] = [];
  const unknownScripts: string[] = [];
  const styles: string[] = [];
  const markup = html.replace(inline, (_whole, name: string, attributes: string, text: string) => {
    if (name === 'style') styles.push(text);
    else if (!withAddress.test(attributes) && !data.test(attributes))
      (isFrameworkScript(text) ? scripts : unknownScripts).push(text);
    return '';
  });
  return { scripts, unknownScripts, styles, hasStyleAttributes: styleAttribute.test(markup) };
}
