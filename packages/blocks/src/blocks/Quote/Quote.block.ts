import { defineBlock } from '../../contract/defineBlock';
import { Quote } from './Quote';
import { QuoteFragment } from './Quote.fragment';
import { quoteSchema } from './Quote.schema';

export const quote = defineBlock({
  type: 'quote',
  fragment: QuoteFragment,
  schema: quoteSchema,
  Component: Quote,
});
