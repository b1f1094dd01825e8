'use client';

import { styled } from 'styled-components';
import { media, vars } from '@kmx/design-system';

/*
 * The conversation on the left, details of the ticket on the right. The parts are in reading order on every screen,
 * so that none is remounted when a tablet is turned. On a large screen the details span the first row and a second
 * one as high as the rest of them.
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

  /* Paper is read from top to bottom. */
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

/* Beside the conversation, below the facts; never higher than the conversation begins. */
export const Watching = styled.div`
  min-inline-size: 0;

  ${media.l} {
    grid-column: 2;
    grid-row: 3;
    margin-block-start: ${vars.space[8]};
  }
`;
