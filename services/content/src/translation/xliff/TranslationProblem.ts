/** Reason why a package or a step was rejected: `detail` is one sentence, `place` a label for editors. */
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
