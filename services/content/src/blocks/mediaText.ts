import { defineModule } from '../fields/defineModule';
import { linksField } from '../fields/link';
import { proseField } from '../fields/prose';
import { localizedText } from '../fields/texts';
import { pictureField } from '../fields/uploads';

export const mediaText = defineModule({
  key: 'mediaText',
  label: 'Picture and text',
  plural: 'Pictures and texts',
  group: 'Text',
  labelFields: ['title', 'overline'],
  fields: [
    localizedText('overline'),
    localizedText('title', { required: true }),
    proseField('content', { required: true }),
    pictureField('image', { required: true, label: 'Picture' }),
    {
      name: 'mediaPosition',
      type: 'select',
      label: 'Side of the picture',
      defaultValue: 'start',
      options: [
        { value: 'start', label: 'Before the text' },
        { value: 'end', label: 'After the text' },
      ],
    },
    linksField({ maxRows: 2 }),
  ],
});
