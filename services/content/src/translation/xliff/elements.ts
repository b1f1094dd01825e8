import type { Element, Node } from '@xmldom/xmldom';
import { xliffNamespace } from './vocabulary';

const isElement = (node: Node): node is Element => node.nodeType === 1;

/** Children of a node, without the quadratic cost of a live list. */
export const childNodes = (parent: Node): Node[] => {
  const nodes: Node[] = [];
  for (let node = parent.firstChild; node; node = node.nextSibling) nodes.push(node);
  return nodes;
};

/** Elements of XLIFF itself; modules and extensions of tools are passed over. */
export const childElements = (parent: Node, ...names: readonly string[]): Element[] =>
  childNodes(parent)
    .filter(isElement)
    .filter(
      (element) =>
        element.namespaceURI === xliffNamespace &&
        (names.length === 0 || names.includes(element.localName ?? '')),
    );

export const isXliffElement = (node: Node): node is Element =>
  isElement(node) && node.namespaceURI === xliffNamespace;

/** Lines as editors count them, from one. */
export const lineOf = (node: Node): number => node.lineNumber ?? 1;
