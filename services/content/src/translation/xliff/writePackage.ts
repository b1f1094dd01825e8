import { DOMImplementation, XMLSerializer, type Document, type Element } from '@xmldom/xmldom';
import type { CodedText, Piece } from '../text/codedText';
import { attributesOf, fileIdOf, originalOf, xliffNamespace, xliffVersion } from './vocabulary';
import { forbiddenCharacters } from './xmlCharacters';

export interface PackageUnit {
  /** A name token of XML. */
  id: string;
  place: string;
  maxLength: number | null;
  source: CodedText;
  /** Current target text that may remain; its codes have the numbers of the source's. */
  target: CodedText | null;
  /** True if the target is up to date with the source. */
  isTranslated: boolean;
  /** Previous source and target, as a help for the translator. */
  previous: { source: string; target: string } | null;
}

export interface TranslationPackage {
  pageId: string;
  title: string;
  sourceLanguage: string;
  targetLanguage: string;
  units: readonly PackageUnit[];
}

class PackageWriter {
  private readonly document: Document;

  constructor() {
    this.document = new DOMImplementation().createDocument(xliffNamespace, 'xliff');
  }

  private element(name: string, attributes: Readonly<Record<string, string>> = {}): Element {
    const element = this.document.createElementNS(xliffNamespace, name);
    for (const [key, value] of Object.entries(attributes))
      element.setAttribute(key, value.replaceAll(forbiddenCharacters, ''));
    return element;
  }

  /** Puts children on separate lines. */
  private nest(parent: Element, depth: number, children: readonly Element[]): Element {
    for (const child of children) {
      parent.appendChild(this.document.createTextNode(`\n${'  '.repeat(depth + 1)}`));
      parent.appendChild(child);
    }
    parent.appendChild(this.document.createTextNode(`\n${'  '.repeat(depth)}`));
    return parent;
  }

  private appendText(parent: Element, text: string): void {
    let end = 0;
    for (const match of text.matchAll(forbiddenCharacters)) {
      if (match.index > end) parent.appendChild(this.document.createTextNode(text.slice(end, match.index)));
      const hex = (match[0].codePointAt(0) ?? 0).toString(16).toUpperCase().padStart(4, '0');
      parent.appendChild(this.element('cp', { hex }));
      end = match.index + match[0].length;
    }
    if (end < text.length) parent.appendChild(this.document.createTextNode(text.slice(end)));
  }

  private inline(name: string, { pieces, codes }: CodedText): Element {
    const code = (tag: string, id: string): Element => {
      const known = codes.find((one) => one.id === id);
      return this.element(tag, known ? attributesOf(known) : { id });
    };
    const open: Element[] = [this.element(name)];
    const top = (): Element => open[open.length - 1] ?? this.element(name);
    const write = (piece: Piece): void => {
      if ('text' in piece) this.appendText(top(), piece.text);
      else if ('placeholder' in piece) top().appendChild(code('ph', piece.placeholder));
      else if ('close' in piece) open.pop();
      else {
        const span = code('pc', piece.open);
        top().appendChild(span);
        open.push(span);
      }
    };
    pieces.forEach(write);
    return top();
  }

  private note(category: string, text: string): Element {
    const note = this.element('note', { category });
    this.appendText(note, text);
    return note;
  }

  private notes({ place, maxLength, previous }: PackageUnit): Element {
    return this.nest(this.element('notes'), 3, [
      this.note('place', place),
      ...(maxLength === null ? [] : [this.note('limit', `At most ${maxLength} characters.`)]),
      ...(previous
        ? [this.note('previous-source', previous.source), this.note('previous-target', previous.target)]
        : []),
    ]);
  }

  private unit(unit: PackageUnit): Element {
    const segment = this.element('segment', {
      id: 's1',
      state: unit.isTranslated && unit.target ? 'translated' : 'initial',
    });
    this.nest(segment, 3, [
      this.inline('source', unit.source),
      ...(unit.target ? [this.inline('target', unit.target)] : []),
    ]);
    return this.nest(this.element('unit', { id: unit.id, name: unit.place }), 2, [this.notes(unit), segment]);
  }

  write(content: TranslationPackage): string {
    const file = this.element('file', {
      id: fileIdOf(content.pageId),
      original: originalOf(content.pageId),
      canResegment: 'no',
      'xml:space': 'preserve',
    });
    const title = this.nest(this.element('notes'), 2, [this.note('page', content.title)]);
    this.nest(file, 1, [title, ...content.units.map((unit) => this.unit(unit))]);
    const root = this.document.documentElement ?? this.element('xliff');
    root.setAttribute('version', xliffVersion);
    root.setAttribute('srcLang', content.sourceLanguage);
    root.setAttribute('trgLang', content.targetLanguage);
    this.nest(root, 0, [file]);
    const xml = new XMLSerializer().serializeToString(this.document, { requireWellFormed: true });
    // A bare carriage return would be read back as a line feed.
    return `<?xml version="1.0" encoding="UTF-8"?>\n${xml.replaceAll('\r', '&#13;')}\n`;
  }
}

/** The texts of a page as XLIFF 2.1: a unit with one segment for each, their codes as `pc` and `ph`. */
export const writePackage = (content: TranslationPackage): string => new PackageWriter().write(content);
