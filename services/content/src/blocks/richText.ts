import { defineModule } from '../fields/defineModule';
import { proseField } from '../fields/prose';
import { localizedText } from '../fields/texts';

export const richText = defineModule({
  key: 'richText',
  label: 'Text',
  plural: 'Texts',
  group: 'Text',
  labelFields: ['title'],
  fields: [localizedText('title'), proseField('content', { required: true })],
});
