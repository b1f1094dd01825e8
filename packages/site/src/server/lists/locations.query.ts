import { graphql } from '@/__generated__';

export const LocationsOfSiteDocument = graphql(/* GraphQL */ `
  query LocationsOfSite($site: String!) {
    locationsOfSite(site: $site) {
      id
      slug
      name
      kinds
      street
      zip
      city
      region
      country {
        countryCode
        name
      }
      latitude
      longitude
      phone
      email
      website
      timeZone
      openingHours {
        days
        opens
        closes
      }
      note
      closedDays {
        date
        label
      }
    }
  }
`);
