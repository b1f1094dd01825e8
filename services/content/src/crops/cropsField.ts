import type { JSONField } from 'payload';
import { readableByEditors } from '../files/rightsFields';
import { cropsSchema } from './crop';

type JsonSchema = NonNullable<JSONField['jsonSchema']>['schema'];

const crop: JsonSchema = {
  type: 'object',
  additionalProperties: false,
  required: ['x', 'y', 'width'],
  properties: { x: { type: 'number' }, y: { type: 'number' }, width: { type: 'number' } },
};

const cropOrNull: JsonSchema = { oneOf: [crop, { type: 'null' }] };

/** Custom crops of a picture, by shape. */
export const cropsField: JSONField = {
  name: 'crops',
  type: 'json',
  label: 'Crops',
  access: readableByEditors,
  jsonSchema: {
    uri: 'kmx://crops.json',
    fileMatch: ['kmx://crops.json'],
    schema: {
      type: 'object',
      additionalProperties: false,
      properties: { wide: cropOrNull, square: cropOrNull },
    },
  },
  validate: (value: unknown) =>
    cropsSchema.safeParse(value).success || 'A crop has a position and a width in percent.',
  admin: {
    components: { Field: '/admin/crops/CropsField#CropsField' },
    disableBulkEdit: true,
    disableListColumn: true,
    disableListFilter: true,
  },
};
