import type { MessageId } from '@/MessageId';
import type { AccountProblem } from '@/server/editor/person/accountProblem';

export const accountProblemIds: Record<AccountProblem, MessageId> = {
  required: 'editor.account.required',
  wrong: 'editor.account.wrong',
  codeNeeded: 'editor.account.codeNeeded',
  codeWrong: 'editor.account.codeWrong',
  enrolmentNeeded: 'editor.account.enrolmentNeeded',
  throttled: 'access.throttled',
  unavailable: 'editor.account.unavailable',
};
