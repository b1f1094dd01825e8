import type { Segment } from '../page/segments';
import { findCodeFaults } from '../text/checkCodes';
import { isBlank, plainText, serializeCompactly, type CodedText, type Piece } from '../text/codedText';
import type { ReadPackage, ReadUnit } from './readPackage';
import type { TranslationProblem } from './TranslationProblem';
import { fileIdOf, originalOf } from './vocabulary';

export interface ExpectedPackage {
  pageId: string;
  sourceLanguage: string;
  targetLanguages: readonly string[];
  /** Current segments of the page in its source language. */
  segments: readonly Segment[];
}

const general = (kind: TranslationProblem['kind'], detail: string): TranslationProblem => ({
  kind,
  segment: null,
  place: null,
  detail,
});

const about =
  ({ id, place }: Segment, line: number) =>
  (kind: TranslationProblem['kind'], sentence: string): TranslationProblem => ({
    kind,
    segment: id,
    place,
    detail: `Line ${line}: ${sentence}`,
  });

const isSameLanguage = (one: string, other: string): boolean => one.toLowerCase() === other.toLowerCase();

const checkOrigin = (found: ReadPackage, expected: ExpectedPackage): TranslationProblem[] => {
  const own: readonly string[] = [originalOf(expected.pageId), fileIdOf(expected.pageId)];
  if (found.originals.some((original) => !own.includes(original)))
    return [general('otherPage', 'The package was made from another page.')];
  const problems: TranslationProblem[] = [];
  if (!isSameLanguage(found.sourceLanguage, expected.sourceLanguage))
    problems.push(
      general(
        'otherLanguage',
        `The package is translated from "${found.sourceLanguage}", the page from "${expected.sourceLanguage}".`,
      ),
    );
  if (!expected.targetLanguages.some((language) => isSameLanguage(language, found.targetLanguage)))
    problems.push(
      general('otherLanguage', `The page is not to be translated into "${found.targetLanguage}".`),
    );
  return problems;
};

/** Controls and halves of characters, which no keyboard writes: a translation has at most those of its source. */
const controlCharacters = (text: CodedText): readonly string[] =>
  plainText(text).match(/(?![\t\n\r])[\p{Cc}\p{Cs}\uFFFE\uFFFF]/gu) ?? [];

const checkTarget = (unit: ReadUnit, segment: Segment, target: CodedText): TranslationProblem[] => {
  const problem = about(segment, unit.line);
  const { missing, unknown } = findCodeFaults(target.pieces, target.codes);
  const length = plainText(target).length;
  const { maxLength } = segment;
  const known = controlCharacters(segment.text);
  const hasControls = controlCharacters(target).some((character) => !known.includes(character));
  return [
    ...(hasControls ? [problem('invalid', 'The translation contains a control character.')] : []),
    ...missing.map((id) => problem('missingPlaceholder', `The code "${id}" of the source is missing.`)),
    ...unknown.map((sentence) => problem('unknownPlaceholder', sentence)),
    ...(maxLength !== null && length > maxLength
      ? [problem('tooLong', `The translation has ${length} characters, at most ${maxLength} have room here.`)]
      : []),
  ];
};

const hasText = (pieces: readonly Piece[]): boolean =>
  pieces.some((piece) => 'text' in piece && piece.text.trim() !== '');

const checkUnit = (unit: ReadUnit, segment: Segment): TranslationProblem[] => {
  const problem = about(segment, unit.line);
  const { codes } = segment.text;
  if (serializeCompactly({ pieces: unit.source, codes }) !== serializeCompactly(segment.text))
    return [problem('changedSource', 'The source is not what the page says now. Please export it again.')];
  if (unit.target === null) return [problem('emptyTarget', 'There is no translation.')];
  const target = { pieces: unit.target, codes };
  const isEmpty = isBlank(target) || (hasText(segment.text.pieces) && !hasText(unit.target));
  return isEmpty ? [problem('emptyTarget', 'The translation is empty.')] : checkTarget(unit, segment, target);
};

const checkUnits = (units: readonly ReadUnit[], segments: readonly Segment[]): TranslationProblem[] => {
  const byId = new Map(segments.map((segment) => [segment.id, segment]));
  const seen = new Set<string>();
  const problems = units.flatMap((unit) => {
    const segment = byId.get(unit.id);
    const isAgain = seen.has(unit.id);
    seen.add(unit.id);
    if (segment && !isAgain) return checkUnit(unit, segment);
    const sentence = isAgain ? 'The text stands there twice.' : 'The page has no such text.';
    return [
      {
        kind: 'unknownSegment' as const,
        segment: unit.id,
        place: segment?.place ?? null,
        detail: `Line ${unit.line}: ${sentence}`,
      },
    ];
  });
  const missing = segments
    .filter(({ id }) => !seen.has(id))
    .map(({ id, place }) => ({
      kind: 'missingSegment' as const,
      segment: id,
      place,
      detail: 'The package does not hold this text of the page.',
    }));
  return [...problems, ...missing];
};

/** Returns every reason to reject a package; none if each text of the page is translated with its codes. */
export const checkPackage = (found: ReadPackage, expected: ExpectedPackage): TranslationProblem[] => {
  const problems = checkOrigin(found, expected);
  return problems.length > 0 ? problems : checkUnits(found.units, expected.segments);
};
