import { defineModule } from '../fields/defineModule';
import { rowLabel } from '../fields/rowLabel';
import { localizedText, localizedTextarea } from '../fields/texts';

export const keyFigures = defineModule({
  key: 'keyFigures',
  label: 'Key figures',
  plural: 'Key figures',
  group: 'Figures',
  labelFields: ['title'],
  fields: [
    localizedText('title'),
    localizedTextarea('text'),
    {
      name: 'figures',
      type: 'array',
      interfaceName: 'KeyFigure',
      labels: { singular: 'Figure', plural: 'Figures' },
      required: true,
      minRows: 1,
      maxRows: 6,
      admin: rowLabel('Figure', 'label', 'value'),
      fields: [
        {
          type: 'row',
          fields: [
            localizedText('value', {
              required: true,
              description: 'Exactly as readers see it: "0.013" or "24/7".',
            }),
            localizedText('unit', { description: 'For example "mm²".' }),
          ],
        },
        localizedText('label', { required: true }),
        localizedText('note', {
          description: 'Where the figure comes from, or under which condition it holds.',
        }),
      ],
    },
  ],
});
