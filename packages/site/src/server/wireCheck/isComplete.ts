import type { WireCheckOutcome } from './loadWireCheck';
import type { WireRequest } from './readWireRequest';

/** Whether the form is folded away: who has an answer sees it first; who has something to put right, or adds a row, sees the rows. */
export const isComplete = (
  { list, isAdding }: Pick<WireRequest, 'list' | 'isAdding'>,
  { kind }: Pick<WireCheckOutcome, 'kind'>,
): boolean => kind === 'checked' && !isAdding && list.lines.every(({ problems }) => problems.length === 0);
