import { defineModule } from '../../fields/defineModule';
import { introductionFields } from '../../fields/introduction';

export const storyContactList = defineModule({
  key: 'storyContactList',
  label: 'Contacts of the stories',
  plural: 'Contacts of the stories',
  group: 'Lists',
  labelFields: ['title'],
  fields: introductionFields(),
});
