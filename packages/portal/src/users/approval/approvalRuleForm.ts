import { isApprovalLimit, type ApprovalLimit } from '@kmx/core/portal';

export const approvalChoices = ['none', 'every', 'above'] as const;
export type ApprovalChoice = (typeof approvalChoices)[number];

/** Entries of the form; `pieces` counts only for the choice `above`. */
export interface ApprovalRuleDraft {
  readonly choice: ApprovalChoice;
  readonly pieces: string;
}

export function createApprovalRuleDraft(limit: ApprovalLimit): ApprovalRuleDraft {
  if (limit === null) return { choice: 'none', pieces: '' };
  return limit === 0 ? { choice: 'every', pieces: '' } : { choice: 'above', pieces: String(limit) };
}

/** Returns the entered limit; undefined if `pieces` is not a whole number from 1 to the maximum. */
export function readApprovalLimit({ choice, pieces }: ApprovalRuleDraft): ApprovalLimit | undefined {
  switch (choice) {
    case 'none':
      return null;
    case 'every':
      return 0;
    case 'above': {
      const limit = /^\d{1,6}$/.test(pieces.trim()) ? Number(pieces) : 0;
      return limit > 0 && isApprovalLimit(limit) ? limit : undefined;
    }
  }
}
