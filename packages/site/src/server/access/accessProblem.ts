/** What went wrong with a posted password, as the query of the page with the form tells it. */
export const accessProblems = ['required', 'wrong', 'throttled', 'unavailable'] as const;

/** Empty, not right, tried too often, or not to be checked at the moment. */
export type AccessProblem = (typeof accessProblems)[number];

/** The query parameter that leads back to the form. */
export const accessParameter = 'access';

/** Reads the parameter; anything else than what we wrote is no problem. */
export const readAccessProblem = (value: string | string[] | undefined): AccessProblem | undefined =>
  accessProblems.find((problem) => problem === value);
