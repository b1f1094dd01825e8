import { defineBlock } from '../../contract/defineBlock';
import { Accordion } from './Accordion';
import { AccordionFragment } from './Accordion.fragment';
import { accordionSchema } from './Accordion.schema';

export const accordion = defineBlock({
  type: 'accordion',
  fragment: AccordionFragment,
  schema: accordionSchema,
  Component: Accordion,
});
