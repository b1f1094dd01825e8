import { readField } from '../../graphql/context';
import type { Code, CodedText, Piece } from './codedText';

const linkTypes: readonly unknown[] = ['link', 'autolink'];
const inlineTypes: readonly unknown[] = ['text', 'linebreak', 'tab', 'inlineBlock', ...linkTypes];

/** Lexical's formats of a text, a bit each: bold, italic, strikethrough, underline, code, subscript, superscript. */
export const formats = [1, 2, 4, 8, 16, 32, 64] as const;

/** True for Lexical nodes within a line of text. */
export const isInline = (node: unknown): boolean => inlineTypes.includes(readField(node, 'type'));

const isObject = (value: unknown): value is object => typeof value === 'object' && value !== null;

const childrenOf = (node: unknown): readonly unknown[] => {
  const children = readField(node, 'children');
  return Array.isArray(children) ? children : [];
};

const addressOf = (node: object): string => {
  const url = readField(readField(node, 'fields'), 'url');
  return typeof url === 'string' ? url : '';
};

const shownAs = (type: unknown): string => {
  if (type === 'linebreak') return '\n';
  return type === 'tab' ? '\t' : '';
};

const formatOf = (node: unknown): number => {
  const format = readField(node, 'format');
  return typeof format === 'number' ? format : 0;
};

/** Writes down inline nodes as pieces; marks that go on over several nodes are one code. */
class PieceWriter {
  readonly pieces: Piece[] = [];
  readonly codes: Code[] = [];
  private marks: { id: string; format: number }[] = [];

  private nextId(): string {
    return String(this.codes.length + 1);
  }

  private closeMarks(keep: number): void {
    const index = this.marks.findIndex(({ format }) => (keep & format) === 0);
    if (index === -1) return;
    for (const { id } of this.marks.slice(index).toReversed()) this.pieces.push({ close: id });
    this.marks = this.marks.slice(0, index);
  }

  private setMarks(requested: number): void {
    this.closeMarks(requested);
    for (const format of formats) {
      if ((requested & format) === 0 || this.marks.some((mark) => mark.format === format)) continue;
      const id = this.nextId();
      this.codes.push({ id, kind: 'mark', format });
      this.pieces.push({ open: id });
      this.marks.push({ id, format });
    }
  }

  private writeText(text: string, format: number): void {
    if (text === '') return;
    this.setMarks(format);
    const last = this.pieces.at(-1);
    if (last && 'text' in last) this.pieces[this.pieces.length - 1] = { text: last.text + text };
    else this.pieces.push({ text });
  }

  private writeLink(node: object): void {
    this.closeMarks(0);
    const id = this.nextId();
    this.codes.push({ id, kind: 'link', node: { ...node, children: [] }, address: addressOf(node) });
    this.pieces.push({ open: id });
    this.write(childrenOf(node));
    this.pieces.push({ close: id });
  }

  private writeAlone(node: object, type: unknown): void {
    const id = this.nextId();
    this.codes.push({ id, kind: 'node', node, name: String(type), shown: shownAs(type) });
    this.pieces.push({ placeholder: id });
  }

  write(nodes: readonly unknown[]): void {
    for (const node of nodes) {
      if (!isObject(node)) continue;
      const type = readField(node, 'type');
      const text = readField(node, 'text');
      if (linkTypes.includes(type)) this.writeLink(node);
      else if (type === 'text' && typeof text === 'string') this.writeText(text, formatOf(node));
      else this.writeAlone(node, type);
    }
    this.closeMarks(0);
  }
}

/** The inline nodes of one Lexical paragraph, heading or list item as a text with codes, numbered as they are read. */
export const readInlineNodes = (nodes: readonly unknown[]): CodedText => {
  const writer = new PieceWriter();
  writer.write(nodes);
  return { pieces: writer.pieces, codes: writer.codes };
};

const textNode = (text: string, format: number): object => ({
  type: 'text',
  text,
  format,
  detail: 0,
  mode: 'normal',
  style: '',
  version: 1,
});

/** Converts a text with validated codes to Lexical's inline nodes. Links do not contain links. */
export const writeInlineNodes = ({ pieces, codes }: CodedText): object[] => {
  const nodes: object[] = [];
  const marks = new Map<string, number>();
  let link: { node: object; children: object[] } | null = null;
  for (const piece of pieces) {
    const line: object[] = link?.children ?? nodes;
    if ('text' in piece) {
      const format = [...marks.values()].reduce((all, one) => all | one, 0);
      if (piece.text !== '') line.push(textNode(piece.text, format));
      continue;
    }
    const id = 'open' in piece ? piece.open : 'close' in piece ? piece.close : piece.placeholder;
    const code = codes.find((one) => one.id === id);
    if (code?.kind === 'node') line.push(structuredClone(code.node));
    if (code?.kind === 'mark' && 'open' in piece) marks.set(id, code.format);
    if (code?.kind === 'mark' && 'close' in piece) marks.delete(id);
    if (code?.kind === 'link' && 'open' in piece) link = { node: code.node, children: [] };
    if (code?.kind === 'link' && 'close' in piece && link) {
      nodes.push({ ...structuredClone(link.node), children: link.children });
      link = null;
    }
  }
  return nodes;
};
