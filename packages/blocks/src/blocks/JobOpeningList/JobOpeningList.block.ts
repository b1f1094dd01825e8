import { defineBlock } from '../../contract/defineBlock';
import { JobOpeningList } from './JobOpeningList';
import { JobOpeningListFragment } from './JobOpeningList.fragment';
import { jobOpeningListSchema } from './JobOpeningList.schema';

export const jobOpeningList = defineBlock({
  type: 'jobOpeningList',
  fragment: JobOpeningListFragment,
  schema: jobOpeningListSchema,
  Component: JobOpeningList,
});
