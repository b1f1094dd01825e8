import type { BlockContext, PageContext } from '../contract/BlockContext';
import type { BlockIdentity } from './decideModule';

const kebabCase = (camelCase: string): string =>
  camelCase.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);

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
