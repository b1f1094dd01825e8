import { defineBlock } from '../../contract/defineBlock';
import { CallToAction } from './CallToAction';
import { CallToActionFragment } from './CallToAction.fragment';
import { callToActionSchema } from './CallToAction.schema';

export const callToAction = defineBlock({
  type: 'callToAction',
  fragment: CallToActionFragment,
  schema: callToActionSchema,
  Component: CallToAction,
});
