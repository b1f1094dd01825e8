import type { AccessProblem } from '@/server/access/accessProblem';

export const accountProblemIds: Record<AccessProblem, string> = {
  required: 'editor.account.required',
  wrong: 'editor.account.wrong',
  throttled: 'access.throttled',
  unavailable: 'editor.account.unavailable',
};
