import { defineModule } from '../fields/defineModule';
import { linksField } from '../fields/link';
import { localizedText, localizedTextarea } from '../fields/texts';
import { pictureField } from '../fields/uploads';

export const heroBanner = defineModule({
  key: 'heroBanner',
  label: 'Hero banner',
  plural: 'Hero banners',
  group: 'Opening',
  labelFields: ['title', 'overline'],
  fields: [
    localizedText('overline', { description: 'A few words above the title.' }),
    localizedText('title', { required: true, maxLength: 120 }),
    localizedTextarea('text', { maxLength: 400 }),
    pictureField('image', { required: true, label: 'Picture' }),
    linksField({ maxRows: 2 }),
    {
      type: 'row',
      fields: [
        {
          name: 'size',
          type: 'select',
          defaultValue: 'large',
          options: [
            { value: 'large', label: 'Large' },
            { value: 'compact', label: 'Compact' },
          ],
        },
        {
          name: 'tone',
          type: 'select',
          defaultValue: 'dark',
          options: [
            { value: 'dark', label: 'Dark' },
            { value: 'light', label: 'Light' },
          ],
        },
      ],
    },
  ],
});
