'use client';

import { styled } from 'styled-components';
import { media, vars } from '@kmx/design-system';

export const Frame = styled.header`
  display: grid;
  gap: ${vars.space[4]};
  color: ${vars.color.text.default};

  /* Wire below the title, as the screen's accent. */
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

export const Content = styled.div`
  display: grid;
  gap: ${vars.space[2]};
  min-inline-size: 0;
  overflow-wrap: anywhere;

  /* The title keeps a readable width; actions wrap below it if there is no space. */
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
