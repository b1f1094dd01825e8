import { graphql } from '@/__generated__';

/** Every published event of a site, in the order in which they begin. */
export const EventsOfSiteDocument = graphql(/* GraphQL */ `
  query EventsOfSite($site: String!) {
    eventsOfSite(site: $site) {
      ...Event
      updatedAt
    }
  }
`);
