import { graphql } from '../__generated__/customer';

/** Files of the Lumera Line download centre. */
export const DownloadsDocument = graphql(/* GraphQL */ `
  query Downloads($language: String!) {
    downloads(language: $language) {
      id
      kind
      title
      version
      releasedOn
      fileName
      size
      sha256
    }
  }
`);

export const DownloadFileDocument = graphql(/* GraphQL */ `
  query DownloadFile($id: ID!) {
    download(id: $id) {
      fileName
      mimeType
      content
      sha256
    }
  }
`);
