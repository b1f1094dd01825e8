import type { ActionRejected, RequestDecision } from './model';

/** The first decision on a request. */
export interface EarlierDecision {
  decision: RequestDecision;
  actorId: string | null;
  actorName: string;
}

interface StaleRequest {
  code: Extract<ActionRejected['code'], 'staleStatus'> | null;
  decision: RequestDecision | null;
  decidedBy: string | null;
}

/**
 * Decides the outcome for a request that is no longer pending. The viewer's own equal decision is done, because a
 * request is sent again when its response was lost; every other decision stands and is named.
 */
export const decideStaleRequest = (
  requested: RequestDecision,
  viewerId: string,
  earlier: EarlierDecision | null,
): StaleRequest => {
  if (!earlier) return { code: 'staleStatus', decision: null, decidedBy: null };
  const isRepeated = earlier.actorId === viewerId && earlier.decision === requested;
  return {
    code: isRepeated ? null : 'staleStatus',
    decision: earlier.decision,
    decidedBy: earlier.actorName,
  };
};
