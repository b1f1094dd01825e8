import { graphql } from '@/__generated__';

/** Published events of a site by start date. */
export const EventsOfSiteDocument = graphql(/* GraphQL */ `
  query EventsOfSite($site: String!) {
    eventsOfSite(site: $site) {
      ...Event
      updatedAt
    }
  }
`);
