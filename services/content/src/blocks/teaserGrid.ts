import { defineModule } from '../fields/defineModule';
import { linkField } from '../fields/link';
import { rowLabel } from '../fields/rowLabel';
import { localizedText, localizedTextarea } from '../fields/texts';
import { pictureField } from '../fields/uploads';

export const teaserGrid = defineModule({
  key: 'teaserGrid',
  label: 'Teasers',
  plural: 'Teasers',
  group: 'Further links',
  labelFields: ['title'],
  fields: [
    localizedText('title'),
    localizedTextarea('text'),
    {
      name: 'teasers',
      type: 'array',
      interfaceName: 'Teaser',
      labels: { singular: 'Teaser', plural: 'Teasers' },
      required: true,
      minRows: 2,
      maxRows: 12,
      admin: rowLabel('Teaser', 'title', 'overline'),
      fields: [
        localizedText('overline'),
        localizedText('title', { required: true }),
        localizedTextarea('text'),
        pictureField('image', { label: 'Picture' }),
        linkField({ required: true }),
      ],
    },
  ],
});
