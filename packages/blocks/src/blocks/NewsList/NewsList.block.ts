import { defineBlock } from '../../contract/defineBlock';
import { NewsList } from './NewsList';
import { NewsListFragment } from './NewsList.fragment';
import { newsListSchema } from './NewsList.schema';

export const newsList = defineBlock({
  type: 'newsList',
  fragment: NewsListFragment,
  schema: newsListSchema,
  Component: NewsList,
});
