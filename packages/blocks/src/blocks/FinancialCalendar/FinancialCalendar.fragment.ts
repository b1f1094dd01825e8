import { graphql } from '../../__generated__';

export const FinancialCalendarFragment = graphql(`
  fragment FinancialCalendar on FinancialCalendar {
    __typename
    id
    title
    text
    entries {
      id
      date
      endDate
      title
      place
      link {
        ...Link
      }
    }
  }
`);
