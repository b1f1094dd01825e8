import { graphql } from '../../__generated__';

export const ShareTableFragment = graphql(`
  fragment ShareTable on ShareTable {
    __typename
    id
    title
    text
    caption
    source
    columns {
      label
      kind
    }
    rows {
      cells
    }
    currency
    series {
      date
      close
    }
    seriesLabel
  }
`);
