'use client';

import { styled } from 'styled-components';
import { media, vars } from '@kmx/design-system/tokens';

export const Row = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${vars.space[4]};

  /* Print shows only mail addresses and telephone numbers. */
  ${media.print} {
    a:not([href^='mailto:'], [href^='tel:']) {
      display: none;
    }
  }
`;
