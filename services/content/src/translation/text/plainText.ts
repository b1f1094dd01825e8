import { plainText, type Code, type CodedText, type Piece } from './codedText';

const variable = /\{[a-z][A-Za-z]*\}/g;

/** A text of a plain field; `{name}`, which the site fills in, is a placeholder. */
export const readPlainText = (text: string): CodedText => {
  const codes: Code[] = [];
  const pieces: Piece[] = [];
  let end = 0;
  for (const match of text.matchAll(variable)) {
    if (match.index > end) pieces.push({ text: text.slice(end, match.index) });
    const id = String(codes.length + 1);
    codes.push({ id, kind: 'variable', shown: match[0] });
    pieces.push({ placeholder: id });
    end = match.index + match[0].length;
  }
  if (end < text.length) pieces.push({ text: text.slice(end) });
  return { pieces, codes };
};

/** Converts back to the text of a plain field. */
export const writePlainText = (text: CodedText): string => plainText(text);
