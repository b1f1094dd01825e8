import { graphql } from '@/__generated__';

/** Stories of a site, newest first. */
export const StoriesOfSiteDocument = graphql(/* GraphQL */ `
  query StoriesOfSite($site: String!) {
    storiesOfSite(site: $site) {
      ...StoryTeaser
    }
  }
`);
