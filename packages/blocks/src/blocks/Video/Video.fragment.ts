import { graphql } from '../../__generated__';

export const VideoFragment = graphql(`
  fragment Video on Video {
    __typename
    id
    title
    caption
    transcript
    video {
      ...File
    }
    captionsFile {
      ...File
    }
    poster {
      ...Media
    }
  }
`);
