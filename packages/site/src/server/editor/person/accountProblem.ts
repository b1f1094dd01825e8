import { accessProblems } from '../../access/accessProblem';

/** Errors of a sign-in with an account, as passed in the query of the form page. */
const accountProblems = [...accessProblems, 'codeNeeded', 'codeWrong', 'enrolmentNeeded'] as const;

export type AccountProblem = (typeof accountProblems)[number];

/** Ignores unknown values. */
export const readAccountProblem = (value: string | string[] | undefined): AccountProblem | undefined =>
  accountProblems.find((problem) => problem === value);
