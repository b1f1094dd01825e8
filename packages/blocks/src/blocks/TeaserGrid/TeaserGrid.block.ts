import { defineBlock } from '../../contract/defineBlock';
import { TeaserGrid } from './TeaserGrid';
import { TeaserGridFragment } from './TeaserGrid.fragment';
import { teaserGridSchema } from './TeaserGrid.schema';

export const teaserGrid = defineBlock({
  type: 'teaserGrid',
  fragment: TeaserGridFragment,
  schema: teaserGridSchema,
  Component: TeaserGrid,
});
