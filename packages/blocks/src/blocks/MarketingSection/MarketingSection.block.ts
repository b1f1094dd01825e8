import { defineBlock } from '../../contract/defineBlock';
import { MarketingSection } from './MarketingSection';
import { MarketingSectionFragment } from './MarketingSection.fragment';
import { marketingSectionSchema } from './MarketingSection.schema';

export const marketingSection = defineBlock({
  type: 'marketingSection',
  fragment: MarketingSectionFragment,
  schema: marketingSectionSchema,
  Component: MarketingSection,
});
