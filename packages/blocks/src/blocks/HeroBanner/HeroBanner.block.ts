import { defineBlock } from '../../contract/defineBlock';
import { HeroBanner } from './HeroBanner';
import { HeroBannerFragment } from './HeroBanner.fragment';
import { heroBannerSchema } from './HeroBanner.schema';

export const heroBanner = defineBlock({
  type: 'heroBanner',
  fragment: HeroBannerFragment,
  schema: heroBannerSchema,
  Component: HeroBanner,
});
