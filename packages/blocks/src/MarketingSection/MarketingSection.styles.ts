'use client';

import { styled } from 'styled-components';
import { vars } from '@kmx/design-system/tokens';

export const Frame = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${vars.space.stack.m};
  justify-items: start;
`;

/* The library keeps logos of marketing sections at most 304 px wide and 52 px high (specification, section 9). */
export const Logo = styled.div`
  span {
    background: none;
  }

  img {
    inline-size: auto;
    max-inline-size: min(100%, 19rem);
    max-block-size: 3.25rem;
  }
`;
