'use client';

import { styled } from 'styled-components';
import { media, vars } from '@kmx/design-system/tokens';

export const Frame = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${vars.space.stack.l};

  ${media.l} {
    grid-template-columns: minmax(0, 1fr) auto;
    align-items: end;
  }
`;
