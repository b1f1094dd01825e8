import { defineBlock } from '../../contract/defineBlock';
import { MediaText } from './MediaText';
import { MediaTextFragment } from './MediaText.fragment';
import { mediaTextSchema } from './MediaText.schema';

export const mediaText = defineBlock({
  type: 'mediaText',
  fragment: MediaTextFragment,
  schema: mediaTextSchema,
  Component: MediaText,
});
