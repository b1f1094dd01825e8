import { introductionFields, limitField } from '../fields/introduction';
import { defineModule } from './defineModule';

export const newsList = defineModule({
  key: 'newsList',
  label: 'News',
  plural: 'News',
  group: 'Lists',
  labelFields: ['title'],
  fields: [...introductionFields(), limitField()],
});
