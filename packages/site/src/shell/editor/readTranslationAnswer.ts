import {
  isLanguageCode,
  translationStates,
  type ChangedTarget,
  type PageTranslation,
  type TranslationProblem,
  type TranslationProblemKind,
} from '@kmx/core';

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null;

const textOrNull = (value: unknown) => (typeof value === 'string' ? value : null);

/** A language that this version does not know is none; what has changed is drawn by the server. */
function readTarget(value: unknown): readonly ChangedTarget[] {
  if (!isRecord(value) || typeof value.id !== 'string' || typeof value.language !== 'string') return [];
  const translationState = translationStates.find((state) => state === value.translationState);
  if (!isLanguageCode(value.language) || !translationState) return [];
  return [
    {
      id: value.id,
      language: value.language,
      translationState,
      exportedAt: textOrNull(value.exportedAt),
      importedAt: textOrNull(value.importedAt),
      isStale: value.isStale === true,
      changes: [],
    },
  ];
}

/** The answer of `/api/translation/…` (section 7: sourceLanguage, targetLanguages); undefined for anything else. */
export function readTranslation(value: unknown, pageId: string): PageTranslation | undefined {
  if (!isRecord(value) || !Array.isArray(value.targetLanguages)) return undefined;
  const { sourceLanguage, targetLanguages } = value;
  if (typeof sourceLanguage !== 'string' || !isLanguageCode(sourceLanguage)) return undefined;
  return {
    pageId,
    title: null,
    site: null,
    sourceLanguage,
    targetLanguages: targetLanguages.flatMap(readTarget),
  };
}

const problemKinds = [
  'notXliff',
  'otherPage',
  'otherLanguage',
  'unknownSegment',
  'missingSegment',
  'missingPlaceholder',
  'unknownPlaceholder',
  'changedSource',
  'emptyTarget',
] as const satisfies readonly TranslationProblemKind[];

function readProblem(value: unknown): readonly TranslationProblem[] {
  if (!isRecord(value)) return [];
  return [
    {
      kind: problemKinds.find((kind) => kind === value.kind) ?? 'other',
      segment: textOrNull(value.segment),
      place: textOrNull(value.place),
      detail: textOrNull(value.detail) ?? '',
    },
  ];
}

/** Why a package was not taken; undefined for an answer without reasons. */
export function readProblems(value: unknown): readonly TranslationProblem[] | undefined {
  if (!isRecord(value) || !Array.isArray(value.problems) || value.problems.length === 0) return undefined;
  return value.problems.flatMap(readProblem);
}
