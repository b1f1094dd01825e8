'use client';

import { css } from 'styled-components';
import { media } from '../tokens/media';
import { vars } from '../tokens/vars';

/**
 * One row of a grid that scrolls sideways on a phone; the edge of the next entry shows that there is more. Each entry needs a
 * link or a button, so that the keyboard reaches all of them. Paper has the grid.
 */
export const scrollRow = css`
  @media screen {
    ${media.belowS} {
      grid-template-columns: none;
      grid-auto-columns: min(20rem, 80vw);
      grid-auto-flow: column;
      column-gap: ${vars.space.column};
      /* To the edges of the screen, with room for the focus ring. */
      margin: calc(-1 * ${vars.space[2]}) calc(-1 * ${vars.space.gutter});
      padding: ${vars.space[2]} ${vars.space.gutter};
      overflow-x: auto;
      scroll-padding-inline: ${vars.space.gutter};
      scroll-snap-type: inline proximity;

      > * {
        scroll-snap-align: start;
      }
    }
  }
`;
