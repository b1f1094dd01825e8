import { defineModule } from '../../fields/defineModule';
import { introductionFields, limitField } from '../../fields/introduction';

export const eventList = defineModule({
  key: 'eventList',
  label: 'Events',
  plural: 'Events',
  group: 'Lists',
  labelFields: ['title'],
  fields: [
    ...introductionFields(),
    limitField(),
    {
      name: 'period',
      type: 'select',
      label: 'Which events',
      required: true,
      defaultValue: 'upcoming',
      options: [
        { value: 'upcoming', label: 'Upcoming and current' },
        { value: 'past', label: 'Past' },
        { value: 'all', label: 'All' },
      ],
    },
  ],
});
