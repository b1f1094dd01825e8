import type { DataProblem } from '../data/problems';

export const problemTitles = {
  offline: 'portal.problem.offline.title',
  unavailable: 'portal.problem.unavailable.title',
  signedOut: 'portal.problem.signedOut.title',
  forbidden: 'portal.problem.forbidden.title',
  failed: 'portal.problem.failed.title',
} as const satisfies Record<DataProblem, string>;

/** Message ids of the explanations and advice, by problem. */
export const problemMessages = {
  offline: 'portal.problem.offline.text',
  unavailable: 'portal.problem.unavailable.text',
  signedOut: 'portal.problem.signedOut.text',
  forbidden: 'portal.problem.forbidden.text',
  failed: 'portal.problem.failed.text',
} as const satisfies Record<DataProblem, string>;
