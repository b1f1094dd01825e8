import { defineModule } from '../../fields/defineModule';
import { introductionFields } from '../../fields/introduction';

export const termsList = defineModule({
  key: 'termsList',
  label: 'Terms and conditions',
  plural: 'Terms and conditions',
  group: 'Lists',
  labelFields: ['title'],
  fields: introductionFields(),
});
