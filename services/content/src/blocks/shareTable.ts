import type { ArrayField, Field } from 'payload';
import { alignTranslatedCells } from '../fields/alignTranslatedCells';
import { dayField } from '../fields/dates';
import { defineModule } from '../fields/defineModule';
import { introductionFields } from '../fields/introduction';
import { rowLabel } from '../fields/rowLabel';
import { sibling, validateCells, validateCurrency, validateSeries } from '../fields/rules';
import { localizedText } from '../fields/texts';

const maxTableRows = 100;

const columns: ArrayField = {
  name: 'columns',
  type: 'array',
  interfaceName: 'ShareTableColumn',
  labels: { singular: 'Column', plural: 'Columns' },
  required: true,
  minRows: 1,
  maxRows: 10,
  hooks: { beforeChange: [alignTranslatedCells] },
  admin: {
    components: {
      Field: { path: '/admin/table/TableGrid#TableGrid', clientProps: { maxRows: maxTableRows } },
    },
  },
  fields: [
    {
      type: 'row',
      fields: [
        localizedText('label', { required: true }),
        {
          name: 'kind',
          type: 'select',
          required: true,
          defaultValue: 'text',
          options: [
            { value: 'text', label: 'Text' },
            { value: 'number', label: 'Numbers' },
            { value: 'date', label: 'Days' },
            { value: 'percent', label: 'Shares in percent' },
          ],
        },
      ],
    },
  ],
};

const rows: ArrayField = {
  name: 'rows',
  type: 'array',
  interfaceName: 'ShareTableRow',
  labels: { singular: 'Row', plural: 'Rows' },
  required: true,
  minRows: 1,
  maxRows: maxTableRows,
  admin: { components: { Field: '/admin/table/TableGrid#TableRows' } },
  fields: [
    {
      name: 'cells',
      type: 'text',
      hasMany: true,
      localized: true,
      validate: (value: unknown, { blockData }: { blockData: unknown }) =>
        validateCells(value, sibling(blockData, 'columns')),
    },
  ],
};

const prices: Field[] = [
  {
    type: 'row',
    fields: [
      localizedText('seriesLabel', { label: 'Texts of the chart' }),
      {
        name: 'currency',
        type: 'text',
        validate: validateCurrency,
        admin: { description: 'For example CHF.' },
      },
    ],
  },
  {
    name: 'series',
    type: 'array',
    interfaceName: 'SharePrice',
    label: 'Prices',
    labels: { singular: 'Price', plural: 'Prices' },
    maxRows: 600,
    validate: (_: unknown, { siblingData }: { siblingData: unknown }) =>
      validateSeries(sibling(siblingData, 'series')),
    admin: {
      ...rowLabel('Price', 'date'),
      description: 'The chart is drawn from these rows, the oldest first. None: no chart.',
    },
    fields: [
      {
        type: 'row',
        fields: [
          dayField('date', { required: true, label: 'Day' }),
          { name: 'close', type: 'number', label: 'Closing price', required: true, min: 0 },
        ],
      },
    ],
  },
];

export const shareTable = defineModule({
  key: 'shareTable',
  label: 'Share table',
  plural: 'Share tables',
  group: 'Investors',
  labelFields: ['title', 'caption'],
  fields: [
    ...introductionFields(),
    localizedText('caption', {
      required: true,
      description: 'Says what the table contains; read out before it.',
    }),
    columns,
    rows,
    localizedText('source', { description: 'Where the figures come from.' }),
    ...prices,
  ],
});
