import { graphql } from '@/__generated__';

/** Every contact of a site's stories. */
export const StoryContactsOfSiteDocument = graphql(/* GraphQL */ `
  query StoryContactsOfSite($site: String!) {
    storyContactsOfSite(site: $site) {
      ...StoryContactCard
    }
  }
`);
