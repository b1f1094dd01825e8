import type { BlockContext } from '../../contract/BlockContext';

/** Returns the id of the heading that names a block's section. */
export const titleId = ({ anchor }: BlockContext): string => `${anchor}-title`;
