import type { WireCheckOutcome } from './loadWireCheck';
import type { WireRequest } from './readWireRequest';

/** Decides if the form is collapsed: only if there are results, no problems, and no row is being added. */
export const isComplete = (
  { list, isAdding }: Pick<WireRequest, 'list' | 'isAdding'>,
  { kind }: Pick<WireCheckOutcome, 'kind'>,
): boolean => kind === 'checked' && !isAdding && list.lines.every(({ problems }) => problems.length === 0);
