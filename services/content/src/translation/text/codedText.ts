/** Code within a text: a mark or link around words, or an element between words. */
export type Code =
  | { id: string; kind: 'mark'; format: number }
  | { id: string; kind: 'link'; node: object; address: string }
  | { id: string; kind: 'node'; node: object; name: string; shown: string }
  | { id: string; kind: 'variable'; shown: string };

/** A text in the order in which it is read; codes by their id. */
export type Piece = { text: string } | { open: string } | { close: string } | { placeholder: string };

/** One translatable text: its pieces, and what their codes mean. */
export interface CodedText {
  pieces: readonly Piece[];
  codes: readonly Code[];
}

const shownBy = (codes: readonly Code[], id: string): string => {
  const code = codes.find((one) => one.id === id);
  return code && 'shown' in code ? code.shown : '';
};

/** Plain text without codes. */
export const plainText = ({ pieces, codes }: CodedText): string =>
  pieces
    .map((piece) => {
      if ('text' in piece) return piece.text;
      return 'placeholder' in piece ? shownBy(codes, piece.placeholder) : '';
    })
    .join('');

/** True without visible characters. */
export const isBlank = (text: CodedText): boolean => plainText(text).trim() === '';

/** Meaning of a code, whatever its number. */
export const describeCode = (code: Code): string => {
  if (code.kind === 'mark') return `mark ${code.format}`;
  if (code.kind === 'link') return `link ${code.address}`;
  return code.kind === 'node' ? code.name : code.shown;
};

const serialize = (text: CodedText, describe: (id: string) => string): string =>
  text.pieces
    .map((piece) => {
      if ('text' in piece) return piece.text.replaceAll(/[\\[]/g, String.raw`\$&`);
      if ('open' in piece) return `[${describe(piece.open)}]`;
      return 'close' in piece ? `[/${describe(piece.close)}]` : `[${describe(piece.placeholder)}/]`;
    })
    .join('');

/** Words, codes and what the codes mean, in one line: two texts with the same spelling need the same translation. */
export const serializeText = (text: CodedText): string =>
  serialize(text, (id) => {
    const code = text.codes.find((one) => one.id === id);
    return code ? describeCode(code) : '';
  });

/** Words and codes without white space, which tools are free to change, and without what the codes mean. */
export const serializeCompactly = (text: CodedText): string =>
  serialize(text, (id) => id).replaceAll(/\s+/g, '');
