import { graphql } from '@/__generated__';

/** Published media releases of a site, newest first. */
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
