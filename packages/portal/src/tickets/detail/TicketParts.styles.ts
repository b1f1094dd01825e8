'use client';

import { styled } from 'styled-components';
import { media, vars } from '@kmx/design-system';
import { Columns, Main } from './TicketView.styles';

/*
 * The parts stand in the order in which they are read on every screen, so that none is built anew when a tablet is
 * turned. On a large one the facts reach from the first row into a second that is as high as what is left of them.
 */
export const Areas = styled(Columns)`
  ${media.l} {
    grid-template-rows: auto auto 1fr;
    row-gap: 0;
  }
`;

export const Thread = styled(Main)`
  ${media.l} {
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
