'use client';

import { css } from 'styled-components';
import { media } from '../tokens/media';
import { vars } from '../tokens/vars';

/**
 * A row of a grid that scrolls horizontally on a phone; the edge of the next entry suggests more. Each entry needs a
 * link or a button, so that all are reachable by keyboard. Print has the grid.
 */
export const scrollRow = css`
  @media screen {
    ${media.belowS} {
      grid-template-columns: none;
      grid-auto-columns: min(20rem, 80vw);
      grid-auto-flow: column;
      column-gap: ${vars.space.column};
      /* Extends to the edges of the screen, with space for the focus ring. */
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
