'use client';

import { styled } from 'styled-components';
import { vars } from '@kmx/design-system/tokens';

export const Header = styled.header`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  justify-items: start;
  gap: ${vars.space.stack.s};
  overflow-wrap: anywhere;
`;

export const Line = styled.p`
  display: flex;
  flex-wrap: wrap;
  justify-self: stretch;
  justify-content: space-between;
  gap: ${vars.space[1]} ${vars.space[6]};
  padding-block-end: ${vars.space[3]};
  border-block-end: ${vars.line.wire} solid ${vars.color.line.wire};
  color: ${vars.color.text.muted};
  font-size: ${vars.size.xs};

  time {
    font-family: ${vars.font.mono};
    font-variant-numeric: tabular-nums;
  }
`;
