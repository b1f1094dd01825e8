import { graphql } from '../../__generated__';

export const EventListFragment = graphql(`
  fragment EventList on EventList {
    __typename
    id
    title
    text
    limit
    period
  }
`);
