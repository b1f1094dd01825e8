import type { Code } from '../text/codedText';

/** XLIFF 2.1 keeps the namespace of 2.0. */
export const xliffNamespace = 'urn:oasis:names:tc:xliff:document:2.0';
export const xliffVersion = '2.1';
export const readableVersions: readonly string[] = ['2.0', '2.1'];

/** The `original` attribute of a page's packages. */
export const originalOf = (pageId: string): string => `pages/${pageId}`;

/** Id of the file in a package, which tools preserve even if they drop its original. */
export const fileIdOf = (pageId: string): string => `page-${pageId}`;

const markTypes: Readonly<Record<number, string>> = {
  1: 'xlf:b',
  2: 'xlf:i',
  4: 'kmx:strikethrough',
  8: 'xlf:u',
  16: 'kmx:code',
  32: 'kmx:subscript',
  64: 'kmx:superscript',
};

type Attributes = Readonly<Record<string, string>>;

/** Translators may move codes, but not delete or duplicate them. */
const stored = { canCopy: 'no', canDelete: 'no' };

/** Attributes that describe a code and its display to translation tools. */
export const attributesOf = (code: Code): Attributes => {
  const id = { id: code.id, ...stored };
  if (code.kind === 'mark') return { ...id, type: 'fmt', subType: markTypes[code.format] ?? 'kmx:mark' };
  if (code.kind === 'link') return { ...id, type: 'link', dispStart: code.address };
  if (code.kind === 'variable')
    return { ...id, type: 'ui', subType: 'xlf:var', equiv: code.shown, disp: code.shown };
  if (code.name === 'linebreak') return { ...id, type: 'fmt', subType: 'xlf:lb', equiv: '\n' };
  return { ...id, type: 'other', subType: `kmx:${code.name}` };
};
