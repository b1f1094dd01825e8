import { graphql } from '../__generated__';

export const EventFragment = graphql(`
  fragment Event on Event {
    id
    slug
    title
    leadText
    startDate
    endDate
    isAllDay
    timeZone
    place
    address
    country {
      countryCode
      name
    }
    stand
    kind
    languages
    countries {
      countryCode
    }
    link {
      ...Link
    }
    teaserImage {
      ...Media
    }
  }
`);
