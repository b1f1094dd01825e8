import { defineModule } from '../fields/defineModule';
import { localizedText, localizedTextarea } from '../fields/texts';
import { pictureField } from '../fields/uploads';

export const quote = defineModule({
  key: 'quote',
  label: 'Quotation',
  plural: 'Quotations',
  group: 'Text',
  labelFields: ['attribution', 'quote'],
  fields: [
    localizedTextarea('quote', {
      required: true,
      description: 'Without quotation marks: each language sets its own.',
    }),
    localizedText('attribution', { required: true, label: 'Who said it' }),
    localizedText('context', { description: 'Role, company or occasion.' }),
    pictureField('image', { label: 'Picture' }),
  ],
});
