import { defineModule } from '../../fields/defineModule';
import { introductionFields, limitField } from '../../fields/introduction';

export const storyOverview = defineModule({
  key: 'storyOverview',
  label: 'Stories',
  plural: 'Stories',
  group: 'Lists',
  labelFields: ['title'],
  fields: [
    ...introductionFields(),
    limitField(),
    {
      name: 'hasFilters',
      type: 'checkbox',
      label: 'With filters',
      defaultValue: false,
      admin: { description: 'Readers choose by category, topic, contact and product.' },
    },
  ],
});
