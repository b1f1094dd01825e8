import type { Code, Piece } from './codedText';

/** Errors in the codes of a translation. A correct one has every code of the source once, in order. */
export interface CodeFaults {
  missing: string[];
  /** Sentences, each about one code. */
  unknown: string[];
}

const idsOf = (pieces: readonly Piece[], key: 'open' | 'close' | 'placeholder'): string[] =>
  pieces.flatMap((piece) => {
    const id: unknown = Reflect.get(piece, key);
    return typeof id === 'string' ? [id] : [];
  });

const isSpan = (code: Code): boolean => code.kind === 'mark' || code.kind === 'link';

const findDuplicates = (ids: readonly string[]): string[] => [
  ...new Set(ids.filter((id, index) => ids.indexOf(id) !== index)),
];

const findUnknown = (pieces: readonly Piece[], codes: readonly Code[]): string[] => {
  const spans = new Set(codes.filter(isSpan).map(({ id }) => id));
  const alone = new Set(codes.filter((code) => !isSpan(code)).map(({ id }) => id));
  const strange = [
    ...idsOf(pieces, 'open').filter((id) => !spans.has(id)),
    ...idsOf(pieces, 'close').filter((id) => !spans.has(id)),
    ...idsOf(pieces, 'placeholder').filter((id) => !alone.has(id)),
  ];
  return [...new Set(strange)].map((id) => `The code "${id}" is not in the source.`);
};

/** Codes that end before they begin, and links inside of links, which no page can show. */
const findMisplaced = (pieces: readonly Piece[], codes: readonly Code[]): string[] => {
  const links = new Set(codes.filter(({ kind }) => kind === 'link').map(({ id }) => id));
  const open = new Set<string>();
  const faults: string[] = [];
  for (const piece of pieces) {
    if ('open' in piece) {
      if (links.has(piece.open) && [...open].some((id) => links.has(id)))
        faults.push(`The link "${piece.open}" stands inside another link.`);
      open.add(piece.open);
    }
    if ('close' in piece && !open.delete(piece.close))
      faults.push(`The code "${piece.close}" ends before it begins.`);
  }
  return faults;
};

/** Compares the codes of a translation with those of its source. */
export const findCodeFaults = (pieces: readonly Piece[], codes: readonly Code[]): CodeFaults => {
  const [opens, closes, alone] = [
    idsOf(pieces, 'open'),
    idsOf(pieces, 'close'),
    idsOf(pieces, 'placeholder'),
  ];
  const isThere = (code: Code): boolean =>
    isSpan(code) ? opens.includes(code.id) && closes.includes(code.id) : alone.includes(code.id);
  const twice = new Set([...findDuplicates(opens), ...findDuplicates(closes), ...findDuplicates(alone)]);
  return {
    missing: codes.filter((code) => !isThere(code)).map(({ id }) => id),
    unknown: [
      ...findUnknown(pieces, codes),
      ...[...twice].map((id) => `The code "${id}" stands there more than once.`),
      ...findMisplaced(pieces, codes),
    ],
  };
};
