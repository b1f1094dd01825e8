import { defineBlock } from '../../contract/defineBlock';
import { MediaReleaseList } from './MediaReleaseList';
import { MediaReleaseListFragment } from './MediaReleaseList.fragment';
import { mediaReleaseListSchema } from './MediaReleaseList.schema';

export const mediaReleaseList = defineBlock({
  type: 'mediaReleaseList',
  fragment: MediaReleaseListFragment,
  schema: mediaReleaseListSchema,
  Component: MediaReleaseList,
});
