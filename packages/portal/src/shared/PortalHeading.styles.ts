'use client';

import { styled } from 'styled-components';
import { media, vars } from '@kmx/design-system';

export const Frame = styled.header`
  display: grid;
  gap: ${vars.space[4]};
  color: ${vars.color.text.default};

  /* The wire below the title is the accent of the screen. */
  > svg {
    color: ${vars.color.line.wire};
  }
`;

export const Row = styled.div`
  display: flex;
  flex-direction: column;
  gap: ${vars.space[4]};

  ${media.m} {
    flex-flow: row wrap;
    align-items: flex-end;
    justify-content: space-between;
  }
`;

export const Words = styled.div`
  display: grid;
  gap: ${vars.space[2]};
  min-inline-size: 0;
  overflow-wrap: anywhere;

  /* The words keep a readable width; what would press them goes below. */
  ${media.m} {
    flex: 1 1 22rem;
  }
`;

export const Actions = styled.div`
  display: flex;
  flex: none;
  flex-wrap: wrap;
  gap: ${vars.space[3]};
  max-inline-size: 100%;

  ${media.print} {
    display: none;
  }
`;
