import { graphql } from '../__generated__';

export const FileFragment = graphql(`
  fragment File on File {
    id
    title
    slug
    filename
    filesize
    url
    mimeType
    locale
  }
`);
