/** Why a package or a step was refused: `detail` is one sentence, `place` as people name it. */
export interface TranslationProblem {
  kind:
    | 'notXliff'
    | 'otherPage'
    | 'otherLanguage'
    | 'unknownSegment'
    | 'missingSegment'
    | 'missingPlaceholder'
    | 'unknownPlaceholder'
    | 'changedSource'
    | 'emptyTarget'
    | 'tooLong'
    | 'invalid';
  segment: string | null;
  place: string | null;
  detail: string;
}
