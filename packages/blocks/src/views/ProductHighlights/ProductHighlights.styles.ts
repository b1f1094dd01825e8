'use client';

import { styled } from 'styled-components';
import { media, vars } from '@kmx/design-system/tokens';

/* On wide screens the first highlight is large with the others beside it, so that all fit on one screen. */
export const List = styled.ol`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${vars.space.stack.l} ${vars.space.column};

  ${media.m} {
    grid-template-columns: repeat(2, minmax(0, 1fr));
  }

  ${media.print} {
    grid-template-columns: repeat(2, minmax(0, 1fr));
  }

  ${media.l} {
    &:has(> :nth-child(3)) {
      grid-template-columns: minmax(0, 6fr) minmax(0, 6fr);
    }
  }
`;

/* Above the text; after it in reading order. */
export const Media = styled.div`
  order: -1;
  min-inline-size: 0;
`;

export const Content = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  align-content: start;
  gap: ${vars.space[2]};
  overflow-wrap: anywhere;
`;

export const Highlight = styled.li`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  align-content: start;
  gap: ${vars.space[4]} ${vars.space[6]};
  break-inside: avoid;

  /* On a phone the first is large, and the others have a small picture beside the text. */
  ${media.belowS} {
    & + & {
      grid-template-columns: 6.5rem minmax(0, 1fr);
      column-gap: ${vars.space[4]};
    }
  }

  /* In two columns the last of an odd number fills its row, with the picture beside the text. */
  ${media.m} {
    ${media.belowL} {
      &:last-child:nth-child(odd) {
        grid-column: 1 / -1;
        grid-template-columns: subgrid;
        column-gap: ${vars.space.column};
      }
    }
  }

  ${media.l} {
    /* With three or more, the first is as high as all others together. */
    &:first-child:nth-last-child(n + 3) {
      grid-row: 1 / span 3;
    }

    &:first-child:nth-last-child(n + 5) {
      grid-row: 1 / span 4;
    }

    &:first-child:nth-last-child(n + 3) ~ & {
      grid-column: 2;
      grid-template-columns: minmax(0, 5fr) minmax(0, 6fr);
      align-content: start;
      align-items: start;
    }
  }
`;
