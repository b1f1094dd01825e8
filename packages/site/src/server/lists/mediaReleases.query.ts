import { graphql } from '@/__generated__';

/** All published media releases of a site, the newest first. */
export const MediaReleasesDocument = graphql(/* GraphQL */ `
  query MediaReleases($site: String!) {
    mediaReleasesOfSite(site: $site) {
      slug
      title
      leadText
      publicationDate
      adhoc
      languages
      countries {
        countryCode
      }
    }
  }
`);
