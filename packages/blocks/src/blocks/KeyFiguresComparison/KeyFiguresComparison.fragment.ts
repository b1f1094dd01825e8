import { graphql } from '../../__generated__';

export const KeyFiguresComparisonFragment = graphql(`
  fragment KeyFiguresComparison on KeyFiguresComparison {
    __typename
    id
    title
    text
    caption
    columns {
      label
    }
    rows {
      label
      unit
      values {
        value
      }
    }
  }
`);
