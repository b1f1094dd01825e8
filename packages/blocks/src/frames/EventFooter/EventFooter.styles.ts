'use client';

import { styled } from 'styled-components';
import { media, vars } from '@kmx/design-system/tokens';

export const Row = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${vars.space.stack.m} ${vars.space.column};
  align-items: center;
  padding-block-start: ${vars.space.stack.l};
  border-block-start: ${vars.line.wire} solid ${vars.color.line.wire};
  overflow-wrap: anywhere;

  ${media.l} {
    grid-template-columns: minmax(0, 1fr) auto;
  }

  /* Links are not printed. */
  ${media.print} {
    display: none;
  }
`;

export const Links = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${vars.space[3]} ${vars.space[4]};
`;
