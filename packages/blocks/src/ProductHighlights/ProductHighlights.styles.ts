'use client';

import { styled } from 'styled-components';
import { media, vars } from '@kmx/design-system/tokens';

export const List = styled.ol`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${vars.space.stack.xl};
`;

export const Words = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${vars.space.stack.s};
  overflow-wrap: anywhere;
`;

/* Above the words on small screens, beside them on wide ones; read after them. */
export const Scene = styled.div`
  order: -1;
  min-inline-size: 0;

  ${media.l} {
    order: 0;
  }
`;

export const Highlight = styled.li`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${vars.space.stack.m} ${vars.space.column};
  align-items: center;

  ${media.l} {
    grid-template-columns: minmax(0, 5fr) minmax(0, 7fr);

    &:nth-child(even) {
      grid-template-columns: minmax(0, 7fr) minmax(0, 5fr);

      ${Scene} {
        order: -1;
      }
    }
  }
`;
