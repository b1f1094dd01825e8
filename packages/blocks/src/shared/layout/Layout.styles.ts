'use client';

import { styled } from 'styled-components';
import { media, vars } from '@kmx/design-system/tokens';

/** The header in four columns, the content in eight; one below the other on small screens. */
export const Split = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${vars.space.stack.l} ${vars.space.column};
  align-items: start;
  overflow-wrap: anywhere;

  ${media.l} {
    &:has(> :nth-child(2)) {
      grid-template-columns: minmax(0, 4fr) minmax(0, 8fr);
    }
  }
`;

export const Rows = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${vars.space.stack.xl};
`;
