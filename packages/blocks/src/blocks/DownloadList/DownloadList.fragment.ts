import { graphql } from '../../__generated__';

export const DownloadListFragment = graphql(`
  fragment DownloadList on DownloadList {
    __typename
    id
    title
    text
    files {
      title
      file {
        ...File
      }
    }
  }
`);
