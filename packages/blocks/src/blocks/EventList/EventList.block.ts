import { defineBlock } from '../../contract/defineBlock';
import { EventList } from './EventList';
import { EventListFragment } from './EventList.fragment';
import { eventListSchema } from './EventList.schema';

export const eventList = defineBlock({
  type: 'eventList',
  fragment: EventListFragment,
  schema: eventListSchema,
  Component: EventList,
});
