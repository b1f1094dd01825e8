import { defineBlock } from '../../contract/defineBlock';
import { {{Name}} } from './{{Name}}';
import { {{Name}}Fragment } from './{{Name}}.fragment';
import { {{key}}Schema } from './{{Name}}.schema';

export const {{key}} = defineBlock({
  type: '{{key}}',
  fragment: {{Name}}Fragment,
  schema: {{key}}Schema,
  Component: {{Name}},
});
