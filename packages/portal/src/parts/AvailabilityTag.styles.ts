'use client';

import { styled } from 'styled-components';
import { media, vars } from '@kmx/design-system';

export const Stock = styled.span`
  display: grid;
  justify-items: start;
  gap: ${vars.space[1]};

  ${media.m} {
    min-inline-size: 11rem;
  }

  ${media.print} {
    min-inline-size: 0;
  }
`;

export const Detail = styled.span`
  color: ${vars.color.text.muted};
  font-size: ${vars.size.xxs};
  font-variant-numeric: tabular-nums;
  line-height: 1.4;
`;
