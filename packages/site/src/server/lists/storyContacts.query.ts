import { graphql } from '@/__generated__';

export const StoryContactsOfSiteDocument = graphql(/* GraphQL */ `
  query StoryContactsOfSite($site: String!) {
    storyContactsOfSite(site: $site) {
      ...StoryContactCard
    }
  }
`);
