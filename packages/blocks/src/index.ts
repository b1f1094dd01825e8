export { PageByIdDocument, PageByPathDocument } from './page/Page.query';
export type {
  PageByIdQuery,
  PageByIdQueryVariables,
  PageByPathQuery,
  PageByPathQueryVariables,
  PageFragment,
} from './__generated__/graphql';
export { blockRegistry, type BlockDataByType, type BlockType, type PageModule } from './registry';
export { PageModules, type PageModulesProps } from './page/PageModules';
export { hasLeadingHero } from './page/hasLeadingHero';
export type { Block, BlockProps, BlockRegistry } from './contract/Block';
export type { BlockContext, PageContext, ResolvedLink } from './contract/BlockContext';
export { problemKey, type BlockProblem } from './contract/BlockProblem';
export { defineBlock } from './contract/defineBlock';
export { contentSchema } from './lexical/lexical.schema';
export { renderContent } from './lexical/renderContent';
export { linkSchema } from './shared/Link.schema';
export {
  decideSource,
  mediaSchema,
  type Media,
  type PictureSource,
  type Preset,
} from './shared/Media.schema';
