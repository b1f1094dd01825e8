import { introductionFields } from '../fields/introduction';
import { defineModule } from './defineModule';

export const storyContactList = defineModule({
  key: 'storyContactList',
  label: 'Contacts of the stories',
  plural: 'Contacts of the stories',
  group: 'Lists',
  labelFields: ['title'],
  fields: introductionFields(),
});
