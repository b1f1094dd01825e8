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
        url
        width
        height
      }
      stretchedPng {
        url
        width
        height
      }
      stretchedVideo {
        url
        width
        height
      }
      stretchedVideoPng {
        url
        width
        height
      }
      breakOut {
        url
        width
        height
      }
      breakOutPng {
        url
        width
        height
      }
      inline {
        url
        width
        height
      }
      inlinePng {
        url
        width
        height
      }
      asideSquare {
        url
        width
        height
      }
      asideSquarePng {
        url
        width
        height
      }
      asideVideo {
        url
        width
        height
      }
      asideVideoPng {
        url
        width
        height
      }
    }
  }
`);
