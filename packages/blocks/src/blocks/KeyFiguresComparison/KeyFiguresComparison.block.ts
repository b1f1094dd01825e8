import { defineBlock } from '../../contract/defineBlock';
import { KeyFiguresComparison } from './KeyFiguresComparison';
import { KeyFiguresComparisonFragment } from './KeyFiguresComparison.fragment';
import { keyFiguresComparisonSchema } from './KeyFiguresComparison.schema';

export const keyFiguresComparison = defineBlock({
  type: 'keyFiguresComparison',
  fragment: KeyFiguresComparisonFragment,
  schema: keyFiguresComparisonSchema,
  Component: KeyFiguresComparison,
});
