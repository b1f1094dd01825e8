'use client';

import { styled } from 'styled-components';
import { media, vars } from '@kmx/design-system';

/*
 * The conversation on the left, details of the ticket on the right. The DOM is in reading order on every screen, so
 * that nothing is remounted when a tablet is rotated. On a large screen the details span the first row and a second one
 * that takes their remaining height.
 */
export const Areas = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${vars.space[8]} ${vars.space[10]};
  align-items: start;

  ${media.l} {
    grid-template-rows: auto auto 1fr;
    grid-template-columns: minmax(0, 1fr) 22rem;
    row-gap: 0;
  }

  /* Print has one column. */
  ${media.print} {
    display: block;

    > * + * {
      margin-block-start: ${vars.space[8]};
    }
  }
`;

export const Thread = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${vars.space[8]};
  min-inline-size: 0;

  ${media.l} {
    grid-column: 1;
    grid-row: 2 / span 2;
    margin-block-start: ${vars.space[8]};
  }
`;

/* Beside the conversation, below the details; never above the start of the conversation. */
export const Watching = styled.div`
  min-inline-size: 0;

  ${media.l} {
    grid-column: 2;
    grid-row: 3;
    margin-block-start: ${vars.space[8]};
  }
`;
