import { graphql } from '../../__generated__';

export const MediaReleaseListFragment = graphql(`
  fragment MediaReleaseList on MediaReleaseList {
    __typename
    id
    title
    text
    limit
    hasArchive
  }
`);
