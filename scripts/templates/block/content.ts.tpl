import { defineModule } from '../fields/defineModule';
import { localizedText, localizedTextarea } from '../fields/texts';

export const {{key}} = defineModule({
  key: '{{key}}',
  label: '{{label}}',
  plural: '{{label}}',
  group: 'Text',
  labelFields: ['title'],
  fields: [localizedText('title', { required: true }), localizedTextarea('text')],
});
