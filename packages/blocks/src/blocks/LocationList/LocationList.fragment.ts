import { graphql } from '../../__generated__';

export const LocationListFragment = graphql(`
  fragment LocationList on LocationList {
    __typename
    id
    title
    text
    hasMap
  }
`);
