'use client';

import { styled } from 'styled-components';
import { media, vars } from '@kmx/design-system/tokens';

export const Header = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${vars.space.stack.s};
  padding-block-end: ${vars.space.stack.m};
  overflow-wrap: anywhere;
`;

export const Details = styled.p`
  color: ${vars.color.text.muted};
  font-variant-numeric: tabular-nums;
`;

export const Links = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${vars.space[4]} ${vars.space[6]};
  align-items: center;
  padding-block-start: ${vars.space.stack.m};

  ${media.print} {
    display: none;
  }
`;
