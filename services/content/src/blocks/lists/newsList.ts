import { defineModule } from '../../fields/defineModule';
import { introductionFields, limitField } from '../../fields/introduction';

export const newsList = defineModule({
  key: 'newsList',
  label: 'News',
  plural: 'News',
  group: 'Lists',
  labelFields: ['title'],
  fields: [...introductionFields(), limitField()],
});
