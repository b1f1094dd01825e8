import type { IntlShape } from 'react-intl/server';
import type { TranslationProblemKind, TranslationState } from '@kmx/core';
import type { TranslationErrorCode } from '@kmx/core/machines/translation';
import type { MessageId } from '@/MessageId';

/** Passed as props, because the browser has no message catalogue. */
export interface TranslationActionMessages {
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
  rejectedTitle: string;
  place: string;
  problem: string;
  detail: string;
  states: Record<TranslationState, string>;
  errors: Record<TranslationErrorCode, string>;
  problems: Record<TranslationProblemKind, string>;
}

const formatStates = (format: (id: MessageId) => string): TranslationActionMessages['states'] => ({
  MarkedForTranslation: format('editor.area.state.marked'),
  InProgress: format('editor.area.state.inProgress'),
  Translated: format('editor.area.state.translated'),
});

const formatErrors = (format: (id: MessageId) => string): TranslationActionMessages['errors'] => ({
  signedOut: format('editor.action.signedOut'),
  forbidden: format('editor.action.forbidden'),
  notFound: format('editor.failure.notFound'),
  notPossible: format('editor.action.notPossible'),
  unavailable: format('editor.action.failed'),
});

const formatProblems = (format: (id: MessageId) => string): TranslationActionMessages['problems'] => ({
  notXliff: format('editor.problem.notXliff'),
  otherPage: format('editor.problem.otherPage'),
  otherLanguage: format('editor.problem.otherLanguage'),
  unknownSegment: format('editor.problem.unknownSegment'),
  missingSegment: format('editor.problem.missingSegment'),
  missingPlaceholder: format('editor.problem.missingPlaceholder'),
  unknownPlaceholder: format('editor.problem.unknownPlaceholder'),
  changedSource: format('editor.problem.changedSource'),
  emptyTarget: format('editor.problem.emptyTarget'),
  tooLong: format('editor.problem.tooLong'),
  invalid: format('editor.problem.invalid'),
  other: format('editor.problem.other'),
});

export function createActionMessages(intl: IntlShape): TranslationActionMessages {
  const format = (id: MessageId) => intl.formatMessage({ id });
  return {
    title: format('editor.action.title'),
    languages: format('editor.action.languages'),
    mark: format('editor.action.mark'),
    start: format('editor.action.start'),
    reset: format('editor.action.reset'),
    file: format('editor.action.file'),
    fileHint: format('editor.action.fileHint'),
    import: format('editor.action.import'),
    busy: format('editor.action.busy'),
    done: format('editor.action.done'),
    hide: format('editor.action.hide'),
    retry: format('editor.action.retry'),
    tooLarge: format('editor.action.tooLarge'),
    rejectedTitle: format('editor.action.rejectedTitle'),
    place: format('editor.action.column.place'),
    problem: format('editor.action.column.problem'),
    detail: format('editor.action.column.detail'),
    states: formatStates(format),
    errors: formatErrors(format),
    problems: formatProblems(format),
  };
}
