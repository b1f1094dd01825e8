import { defineModule } from '../fields/defineModule';
import { rowLabel } from '../fields/rowLabel';
import { localizedText, localizedTextarea } from '../fields/texts';

export const keyFiguresComparison = defineModule({
  key: 'keyFiguresComparison',
  label: 'Comparison of key figures',
  plural: 'Comparisons of key figures',
  group: 'Figures',
  labelFields: ['title'],
  fields: [
    localizedText('title', { required: true }),
    localizedTextarea('text'),
    localizedText('caption', {
      required: true,
      description: 'Says what the table contains; read out before it.',
    }),
    {
      name: 'columns',
      type: 'array',
      interfaceName: 'KeyFiguresComparisonColumn',
      labels: { singular: 'Column', plural: 'Columns' },
      required: true,
      minRows: 2,
      maxRows: 5,
      admin: rowLabel('Column', 'label'),
      fields: [localizedText('label', { required: true })],
    },
    {
      name: 'rows',
      type: 'array',
      interfaceName: 'KeyFiguresComparisonRow',
      labels: { singular: 'Row', plural: 'Rows' },
      required: true,
      minRows: 1,
      maxRows: 12,
      admin: rowLabel('Row', 'label'),
      fields: [
        {
          type: 'row',
          fields: [localizedText('label', { required: true }), localizedText('unit')],
        },
        {
          name: 'values',
          type: 'array',
          interfaceName: 'KeyFiguresComparisonValue',
          labels: { singular: 'Value', plural: 'Values' },
          required: true,
          minRows: 2,
          maxRows: 5,
          admin: {
            ...rowLabel('Value', 'value'),
            description: 'One value per column, in the order of the columns.',
          },
          fields: [localizedText('value', { required: true })],
        },
      ],
    },
  ],
});
