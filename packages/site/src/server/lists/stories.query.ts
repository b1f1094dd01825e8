import { graphql } from '@/__generated__';

/** Every story of a site, the newest first. */
export const StoriesOfSiteDocument = graphql(/* GraphQL */ `
  query StoriesOfSite($site: String!) {
    storiesOfSite(site: $site) {
      ...StoryTeaser
    }
  }
`);
