import { graphql } from '../../__generated__';

export const StoryOverviewFragment = graphql(`
  fragment StoryOverview on StoryOverview {
    __typename
    id
    title
    text
    limit
    hasFilters
  }
`);
