'use client';

import { styled } from 'styled-components';
import { media, vars } from '@kmx/design-system/tokens';

/* Controls below each other, on one line across the columns as far as the words allow. */
export const Column = styled.div`
  display: grid;
  gap: ${vars.space[2]};
  max-inline-size: 16rem;

  > :has(> picture) {
    max-inline-size: 9rem;
    background: ${vars.color.surface.sunken};
  }
`;

export const Choice = styled.form`
  display: grid;
  gap: ${vars.space[2]};
  justify-items: start;

  > :first-child {
    inline-size: 100%;
  }

  ${media.print} {
    button {
      display: none;
    }
  }
`;
