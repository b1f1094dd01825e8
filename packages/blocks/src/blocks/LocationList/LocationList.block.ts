import { defineBlock } from '../../contract/defineBlock';
import { LocationList } from './LocationList';
import { LocationListFragment } from './LocationList.fragment';
import { locationListSchema } from './LocationList.schema';

export const locationList = defineBlock({
  type: 'locationList',
  fragment: LocationListFragment,
  schema: locationListSchema,
  Component: LocationList,
});
