'use client';

import { styled } from 'styled-components';
import { media, vars } from '@kmx/design-system/tokens';

/* Sharing, topics and contacts beside the form, in the columns of every form, below one wire. */
export const Parts = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${vars.space.stack.l} ${vars.space.column};
  padding-block-start: ${vars.space.stack.l};
  border-block-start: ${vars.line.wire} solid ${vars.color.line.wire};

  ${media.l} {
    &:has(> :nth-child(2)) {
      grid-template-columns: minmax(0, 4fr) minmax(0, 8fr);
    }
  }

  /* Sharing and the form are not printed. */
  ${media.print} {
    section:first-of-type,
    > div + div {
      display: none;
    }
  }
`;

export const Part = styled.section`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${vars.space.stack.s};
  align-content: start;

  & + & {
    margin-block-start: ${vars.space.stack.l};
  }

  /* A single contact has the full width, so that its address fits on one line. */
  > ul:has(> :only-child) {
    grid-template-columns: minmax(0, 1fr);
  }
`;
