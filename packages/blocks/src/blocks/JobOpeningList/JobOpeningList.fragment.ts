import { graphql } from '../../__generated__';

export const JobOpeningListFragment = graphql(`
  fragment JobOpeningList on JobOpeningList {
    __typename
    id
    title
    text
  }
`);
