import { defineBlock } from '../../contract/defineBlock';
import { RichText } from './RichText';
import { RichTextFragment } from './RichText.fragment';
import { richTextSchema } from './RichText.schema';

export const richText = defineBlock({
  type: 'richText',
  fragment: RichTextFragment,
  schema: richTextSchema,
  Component: RichText,
});
