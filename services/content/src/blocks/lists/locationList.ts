import { defineModule } from '../../fields/defineModule';
import { introductionFields } from '../../fields/introduction';

export const locationList = defineModule({
  key: 'locationList',
  label: 'Locations',
  plural: 'Locations',
  group: 'Lists',
  labelFields: ['title'],
  fields: [
    ...introductionFields(),
    { name: 'hasMap', type: 'checkbox', label: 'With a map', defaultValue: true },
  ],
});
