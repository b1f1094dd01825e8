import { DOMParser, ParseError, type Document, type Element } from '@xmldom/xmldom';
import type { Piece } from '../text/codedText';
import { childElements, lineOf } from './elements';
import { readInline } from './readInline';
import { UnreadablePackageError } from './UnreadablePackageError';
import { readableVersions, xliffNamespace } from './vocabulary';
import { findForbiddenCharacter } from './xmlCharacters';

export interface ReadUnit {
  id: string;
  line: number;
  source: readonly Piece[];
  /** Null if there is none. */
  target: readonly Piece[] | null;
}

export interface ReadPackage {
  sourceLanguage: string;
  targetLanguage: string;
  /** The `original` of each file; its id where a tool has dropped that. */
  originals: readonly string[];
  units: readonly ReadUnit[];
}

const maxGroups = 50;

/** Deeper than any package; the parser's work would grow with the square of it. */
const deepestElements = 200;

const tags = /<(\/?)[^<>!?][^<>]*?(\/?)>/g;

const isTooDeep = (xml: string): boolean => {
  let depth = 0;
  for (const [, end, empty] of xml.matchAll(tags)) {
    if (end) depth -= 1;
    else if (!empty) depth += 1;
    if (depth > deepestElements) return true;
  }
  return false;
};

const lineOfFailure = (error: unknown): number | null => {
  const locator: unknown = error instanceof ParseError ? error.locator : undefined;
  const line: unknown =
    typeof locator === 'object' && locator !== null ? Reflect.get(locator, 'lineNumber') : undefined;
  return typeof line === 'number' ? line : null;
};

const parseXml = (xml: string): Document => {
  // Without a document type there are no custom entities, which could fetch files or expand.
  if (/<!DOCTYPE/i.test(xml))
    throw new UnreadablePackageError(null, 'A package has no document type declaration.');
  const forbidden = findForbiddenCharacter(xml);
  if (forbidden !== -1)
    throw new UnreadablePackageError(
      xml.slice(0, forbidden).split(/\r\n?|\n/).length,
      'There is a control character, which XML does not allow.',
    );
  if (isTooDeep(xml)) throw new UnreadablePackageError(null, 'Elements are nested too deeply.');
  try {
    const parser = new DOMParser({
      // Line ends of XML 1.0; the parser's own are those of 1.1, which would change separators inside of texts.
      normalizeLineEndings: (source) => source.replaceAll(/\r\n?/g, '\n'),
      onError: (_, message) => {
        // Ignores the warning about U+FFFD, which XML allows (1.0, 2.2); decodePackage rejects wrongly encoded files.
        if (!message.startsWith('Unicode replacement character')) throw new Error(message);
      },
    });
    return parser.parseFromString(xml.replace(/^\uFEFF/, ''), 'application/xml');
  } catch (error) {
    throw new UnreadablePackageError(lineOfFailure(error), 'The file is no well-formed XML.', {
      cause: error,
    });
  }
};

const orderOf = (target: Element | undefined, position: number): number => {
  const order = Number(target?.getAttribute('order') ?? '');
  return order > 0 ? order : position + 1;
};

/** Tools may split a text into segments, with the content between them as `ignorable`: the parts are joined again. */
const readUnit = (unit: Element): ReadUnit => {
  const parts = childElements(unit, 'segment', 'ignorable').map((element, position) => {
    const [source] = childElements(element, 'source');
    const [target] = childElements(element, 'target');
    const content = source ? readInline(source) : [];
    const isGap = element.localName === 'ignorable';
    const translated = target ? readInline(target) : null;
    return {
      source: content,
      target: isGap ? (translated ?? content) : translated,
      order: orderOf(target, position),
    };
  });
  const ordered = parts.toSorted((one, other) => one.order - other.order);
  return {
    id: unit.getAttribute('id') ?? '',
    line: lineOf(unit),
    source: parts.flatMap(({ source }) => source),
    target: parts.every(({ target }) => target !== null)
      ? ordered.flatMap(({ target }) => target ?? [])
      : null,
  };
};

const findUnits = (parent: Element, depth: number): Element[] => {
  if (depth > maxGroups) throw new UnreadablePackageError(lineOf(parent), 'Groups are nested too deeply.');
  return childElements(parent, 'unit', 'group').flatMap((element) =>
    element.localName === 'unit' ? [element] : findUnits(element, depth + 1),
  );
};

const readRoot = (document: Document): Element => {
  const root = document.documentElement;
  if (root?.localName !== 'xliff' || root.namespaceURI !== xliffNamespace)
    throw new UnreadablePackageError(root ? lineOf(root) : null, 'The file is no XLIFF 2.');
  const version = root.getAttribute('version') ?? '';
  if (!readableVersions.includes(version))
    throw new UnreadablePackageError(lineOf(root), `XLIFF ${version} is not read here, 2.1 and 2.0 are.`);
  return root;
};

/** Reads XLIFF 2.1 and 2.0. Throws UnreadablePackageError, with the line, for anything else. */
export const readPackage = (xml: string): ReadPackage => {
  const root = readRoot(parseXml(xml));
  const files = childElements(root, 'file');
  if (files.length === 0) throw new UnreadablePackageError(lineOf(root), 'The package holds no file.');
  return {
    sourceLanguage: root.getAttribute('srcLang') ?? '',
    targetLanguage: root.getAttribute('trgLang') ?? '',
    originals: files.map((file) => file.getAttribute('original') ?? file.getAttribute('id') ?? ''),
    units: files.flatMap((file) => findUnits(file, 0)).map(readUnit),
  };
};
