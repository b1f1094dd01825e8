import { localizedText, localizedTextarea } from '../fields/texts';
import { defineModule } from './defineModule';

export const {{key}} = defineModule({
  key: '{{key}}',
  label: '{{label}}',
  plural: '{{label}}',
  group: 'Text',
  labelFields: ['title'],
  fields: [localizedText('title', { required: true }), localizedTextarea('text')],
});
