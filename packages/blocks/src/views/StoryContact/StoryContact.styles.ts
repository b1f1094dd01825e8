'use client';

import { styled } from 'styled-components';
import { media, vars } from '@kmx/design-system/tokens';

export const Header = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${vars.space.stack.m} ${vars.space.column};
  align-items: start;
  overflow-wrap: anywhere;

  ${media.m} {
    grid-template-columns: minmax(0, 12rem) minmax(0, 1fr);
  }
`;

export const Portrait = styled.div`
  max-inline-size: 12rem;

  img {
    aspect-ratio: 1;
    object-fit: cover;
  }
`;

export const Content = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${vars.space.stack.s};
`;

export const Links = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: 0 ${vars.space[6]};
  padding-block-start: ${vars.space[3]};
  border-block-start: ${vars.line.wire} solid ${vars.color.line.wire};
  font-variant-numeric: tabular-nums;

  a {
    display: inline-block;
    padding-block: ${vars.space[3]};
    line-height: ${vars.leading.snug};
  }
`;
