import { introductionFields } from '../fields/introduction';
import { defineModule } from './defineModule';

export const termsList = defineModule({
  key: 'termsList',
  label: 'Terms and conditions',
  plural: 'Terms and conditions',
  group: 'Lists',
  labelFields: ['title'],
  fields: introductionFields(),
});
