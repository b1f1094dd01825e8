import { defineBlock } from '../../contract/defineBlock';
import { KeyFigures } from './KeyFigures';
import { KeyFiguresFragment } from './KeyFigures.fragment';
import { keyFiguresSchema } from './KeyFigures.schema';

export const keyFigures = defineBlock({
  type: 'keyFigures',
  fragment: KeyFiguresFragment,
  schema: keyFiguresSchema,
  Component: KeyFigures,
});
