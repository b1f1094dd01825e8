import { graphql } from '../__generated__';

export const MediaSizeFragment = graphql(`
  fragment MediaSize on MediaSize {
    url
    width
    height
  }
`);
