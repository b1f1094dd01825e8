import type { IntlShape } from 'react-intl/server';
import type { TranslationProblemKind, TranslationState } from '@kmx/core';
import type { TranslationErrorCode } from '@kmx/core/machines/translation';

/** What the actions say: the browser has no catalogue of its own. */
export interface TranslationActionWords {
  title: string;
  languages: string;
  mark: string;
  start: string;
  reset: string;
  file: string;
  fileHint: string;
  import: string;
  busy: string;
  done: string;
  hide: string;
  retry: string;
  tooLarge: string;
  refusedTitle: string;
  place: string;
  problem: string;
  detail: string;
  states: Record<TranslationState, string>;
  errors: Record<TranslationErrorCode, string>;
  problems: Record<TranslationProblemKind, string>;
}

const sayStates = (say: (id: string) => string): TranslationActionWords['states'] => ({
  MarkedForTranslation: say('editor.area.state.marked'),
  InProgress: say('editor.area.state.inProgress'),
  Translated: say('editor.area.state.translated'),
});

const sayErrors = (say: (id: string) => string): TranslationActionWords['errors'] => ({
  signedOut: say('editor.action.signedOut'),
  forbidden: say('editor.action.forbidden'),
  notFound: say('editor.failure.notFound'),
  notPossible: say('editor.action.notPossible'),
  unavailable: say('editor.action.failed'),
});

const sayProblems = (say: (id: string) => string): TranslationActionWords['problems'] => ({
  notXliff: say('editor.problem.notXliff'),
  otherPage: say('editor.problem.otherPage'),
  otherLanguage: say('editor.problem.otherLanguage'),
  unknownSegment: say('editor.problem.unknownSegment'),
  missingSegment: say('editor.problem.missingSegment'),
  missingPlaceholder: say('editor.problem.missingPlaceholder'),
  unknownPlaceholder: say('editor.problem.unknownPlaceholder'),
  changedSource: say('editor.problem.changedSource'),
  emptyTarget: say('editor.problem.emptyTarget'),
  tooLong: say('editor.problem.tooLong'),
  invalid: say('editor.problem.invalid'),
  other: say('editor.problem.other'),
});

/** The words in the editor's language. */
export function createActionWords(intl: IntlShape): TranslationActionWords {
  const say = (id: string) => intl.formatMessage({ id });
  return {
    title: say('editor.action.title'),
    languages: say('editor.action.languages'),
    mark: say('editor.action.mark'),
    start: say('editor.action.start'),
    reset: say('editor.action.reset'),
    file: say('editor.action.file'),
    fileHint: say('editor.action.fileHint'),
    import: say('editor.action.import'),
    busy: say('editor.action.busy'),
    done: say('editor.action.done'),
    hide: say('editor.action.hide'),
    retry: say('editor.action.retry'),
    tooLarge: say('editor.action.tooLarge'),
    refusedTitle: say('editor.action.refusedTitle'),
    place: say('editor.action.column.place'),
    problem: say('editor.action.column.problem'),
    detail: say('editor.action.column.detail'),
    states: sayStates(say),
    errors: sayErrors(say),
    problems: sayProblems(say),
  };
}
