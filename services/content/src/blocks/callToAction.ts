import { defineModule } from '../fields/defineModule';
import { linksField } from '../fields/link';
import { localizedText, localizedTextarea } from '../fields/texts';

export const callToAction = defineModule({
  key: 'callToAction',
  label: 'Call to action',
  plural: 'Calls to action',
  group: 'Further links',
  labelFields: ['title'],
  fields: [
    localizedText('title', { required: true }),
    localizedTextarea('text'),
    linksField({ minRows: 1, maxRows: 2 }),
    {
      name: 'tone',
      type: 'select',
      defaultValue: 'accent',
      options: [
        { value: 'accent', label: 'Accent' },
        { value: 'dark', label: 'Dark' },
        { value: 'light', label: 'Light' },
      ],
    },
  ],
});
