'use client';

import { media, vars } from '@kmx/design-system/tokens';
import { styled } from 'styled-components';

export const Frame = styled.div`
  display: grid;
  gap: ${vars.space.stack.l};

  ${media.l} {
    grid-template-columns: minmax(0, 1fr) auto;
    align-items: end;
  }
`;
