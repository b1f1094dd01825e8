import { defineBlock } from '../../contract/defineBlock';
import { TermsList } from './TermsList';
import { TermsListFragment } from './TermsList.fragment';
import { termsListSchema } from './TermsList.schema';

export const termsList = defineBlock({
  type: 'termsList',
  fragment: TermsListFragment,
  schema: termsListSchema,
  Component: TermsList,
});
