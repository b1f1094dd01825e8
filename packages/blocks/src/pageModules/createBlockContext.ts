import type { BlockContext, PageContext } from '../contract/BlockContext';
import type { BlockIdentity } from './decideModule';

const kebabCase = (camelCase: string): string =>
  camelCase.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);

/** Restricts the page's context to a module at its position. */
export const createBlockContext = (
  page: PageContext,
  position: number,
  about: BlockIdentity,
): BlockContext => ({
  ...page,
  position,
  headingLevel: 2,
  anchor: `${kebabCase(about.blockType)}-${position + 1}`,
  ...(page.isPreview && { blockId: about.blockId }),
  report: (problem) => page.report({ ...problem, ...about }),
});
