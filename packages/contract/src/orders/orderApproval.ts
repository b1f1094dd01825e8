export const orderDecisions = ['approve', 'decline'] as const;
export type OrderDecision = (typeof orderDecisions)[number];

/** Highest number of pieces that a rule can name. */
export const maxApprovalLimit = 99_999;

/** Pieces that an order may have without approval: 0 for "every order", null for "no approval" (ADR 76). */
export type ApprovalLimit = number | null;

export const isApprovalLimit = (limit: ApprovalLimit): boolean =>
  limit === null || (Number.isInteger(limit) && limit >= 0 && limit <= maxApprovalLimit);

/** Decides whether an administrator of the organisation has to approve an order before it is sent. */
export const needsApproval = (
  limit: ApprovalLimit,
  { pieces, isApprover }: { pieces: number; isApprover: boolean },
): boolean => limit !== null && !isApprover && pieces > limit;
