/** Errors of a submitted password, as passed in the query of the form page. */
export const accessProblems = ['required', 'wrong', 'throttled', 'unavailable'] as const;

/** Empty, wrong, too many attempts, or currently not verifiable. */
export type AccessProblem = (typeof accessProblems)[number];

/** Query parameter with the error code. */
export const accessParameter = 'access';

/** Ignores unknown values. */
export const readAccessProblem = (value: string | string[] | undefined): AccessProblem | undefined =>
  accessProblems.find((problem) => problem === value);
