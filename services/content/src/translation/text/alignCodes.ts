import { describeCode, type CodedText, type Piece } from './codedText';

const rename = (piece: Piece, ids: ReadonlyMap<string, string>): Piece => {
  const renamed = (id: string): string => ids.get(id) ?? id;
  if ('open' in piece) return { open: renamed(piece.open) };
  if ('close' in piece) return { close: renamed(piece.close) };
  return 'placeholder' in piece ? { placeholder: renamed(piece.placeholder) } : piece;
};

/** Renumbers the codes of a translation to match the source's codes by meaning; null when the codes differ. */
export const alignCodes = (translation: CodedText, source: CodedText): CodedText | null => {
  const left = [...source.codes];
  const ids = new Map<string, string>();
  for (const code of translation.codes) {
    const index = left.findIndex((one) => describeCode(one) === describeCode(code));
    const [found] = index === -1 ? [] : left.splice(index, 1);
    if (!found) return null;
    ids.set(code.id, found.id);
  }
  if (left.length > 0) return null;
  return { pieces: translation.pieces.map((piece) => rename(piece, ids)), codes: source.codes };
};
