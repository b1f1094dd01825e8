import { defineBlock } from '../../contract/defineBlock';
import { DownloadList } from './DownloadList';
import { DownloadListFragment } from './DownloadList.fragment';
import { downloadListSchema } from './DownloadList.schema';

export const downloadList = defineBlock({
  type: 'downloadList',
  fragment: DownloadListFragment,
  schema: downloadListSchema,
  Component: DownloadList,
});
