import { graphql } from '../__generated__';

export const MediaFragment = graphql(`
  fragment Media on Media {
    id
    alt
    url
    width
    height
    sizes {
      stretched {
        ...MediaSize
      }
      stretchedPng {
        ...MediaSize
      }
      stretchedVideo {
        ...MediaSize
      }
      stretchedVideoPng {
        ...MediaSize
      }
      breakOut {
        ...MediaSize
      }
      breakOutPng {
        ...MediaSize
      }
      inline {
        ...MediaSize
      }
      inlinePng {
        ...MediaSize
      }
      asideSquare {
        ...MediaSize
      }
      asideSquarePng {
        ...MediaSize
      }
      asideVideo {
        ...MediaSize
      }
      asideVideoPng {
        ...MediaSize
      }
    }
  }
`);
