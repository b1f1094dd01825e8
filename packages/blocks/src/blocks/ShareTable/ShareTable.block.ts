import { defineBlock } from '../../contract/defineBlock';
import { ShareTable } from './ShareTable';
import { ShareTableFragment } from './ShareTable.fragment';
import { shareTableSchema } from './ShareTable.schema';

export const shareTable = defineBlock({
  type: 'shareTable',
  fragment: ShareTableFragment,
  schema: shareTableSchema,
  Component: ShareTable,
});
