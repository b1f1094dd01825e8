import type { Element, Node } from '@xmldom/xmldom';
import type { Piece } from '../text/codedText';
import { childNodes, isXliffElement, lineOf } from './elements';
import { UnreadablePackageError } from './UnreadablePackageError';

/** Limit of nested codes, which protects the stack. */
const deepest = 100;

const [textNode, cdataNode] = [3, 4];

const readCharacter = (element: Element): Piece => {
  const code = Number.parseInt(element.getAttribute('hex') ?? '', 16);
  if (Number.isNaN(code) || code > 0x10ffff)
    throw new UnreadablePackageError(lineOf(element), 'A <cp> names no character.');
  return { text: String.fromCodePoint(code) };
};

const idOf = (element: Element, ...names: readonly string[]): string =>
  names.map((name) => element.getAttribute(name)).find((id) => id) ?? '';

const readElement = (element: Element, depth: number): Piece[] => {
  const name = element.localName ?? '';
  if (name === 'ph') return [{ placeholder: idOf(element, 'id') }];
  if (name === 'sc') return [{ open: idOf(element, 'id') }];
  if (name === 'ec') return [{ close: idOf(element, 'startRef', 'id') }];
  if (name === 'cp') return [readCharacter(element)];
  if (name === 'sm' || name === 'em') return [];
  if (name === 'mrk') return readInline(element, depth + 1);
  if (name !== 'pc')
    throw new UnreadablePackageError(lineOf(element), `<${name}> does not belong into a text.`);
  const id = idOf(element, 'id');
  return [{ open: id }, ...readInline(element, depth + 1), { close: id }];
};

const readNode = (node: Node, depth: number): Piece[] => {
  if (node.nodeType === textNode || node.nodeType === cdataNode) return [{ text: node.nodeValue ?? '' }];
  return isXliffElement(node) ? readElement(node, depth) : [];
};

const joinTexts = (pieces: readonly Piece[]): Piece[] => {
  const joined: Piece[] = [];
  for (const piece of pieces) {
    const last = joined.at(-1);
    if (last && 'text' in last && 'text' in piece)
      joined[joined.length - 1] = { text: last.text + piece.text };
    else joined.push(piece);
  }
  return joined;
};

/** Reads a source or target; `sc` and `ec` of tools that split spans are read as spans. */
export const readInline = (element: Element, depth = 0): Piece[] => {
  if (depth > deepest) throw new UnreadablePackageError(lineOf(element), 'Codes are nested too deeply.');
  return joinTexts(childNodes(element).flatMap((node) => readNode(node, depth)));
};
