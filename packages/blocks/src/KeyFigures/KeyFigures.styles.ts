'use client';

import { styled } from 'styled-components';
import { media } from '@kmx/design-system/tokens';

/* Three are one row as soon as there is room: in two columns the third would stand alone. */
export const Figures = styled.div`
  ${media.s} {
    &[data-count='3'] > ul {
      grid-template-columns: repeat(3, minmax(0, 1fr));
    }
  }
`;
