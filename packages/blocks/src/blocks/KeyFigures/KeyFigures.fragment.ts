import { graphql } from '../../__generated__';

export const KeyFiguresFragment = graphql(`
  fragment KeyFigures on KeyFigures {
    __typename
    id
    title
    text
    figures {
      value
      unit
      label
      note
    }
  }
`);
