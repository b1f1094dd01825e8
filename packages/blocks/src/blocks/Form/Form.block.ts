import { defineBlock } from '../../contract/defineBlock';
import { Form } from './Form';
import { FormFragment } from './Form.fragment';
import { formSchema } from './Form.schema';

export const form = defineBlock({
  type: 'form',
  fragment: FormFragment,
  schema: formSchema,
  Component: Form,
});
