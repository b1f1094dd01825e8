import { defineModule } from '../../fields/defineModule';
import { introductionFields } from '../../fields/introduction';

export const jobOpeningList = defineModule({
  key: 'jobOpeningList',
  label: 'Job openings',
  plural: 'Job openings',
  group: 'Lists',
  labelFields: ['title'],
  fields: introductionFields(),
});
