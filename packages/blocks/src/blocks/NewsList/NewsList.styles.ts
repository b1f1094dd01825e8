'use client';

import { styled } from 'styled-components';
import { media, vars } from '@kmx/design-system/tokens';

/* Reading order is vertical; only a few items share a row. */
export const List = styled.ul`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  border-block-end: ${vars.line.hair} solid ${vars.color.line.subtle};

  ${media.m} {
    &[data-teaser] {
      grid-template-columns: repeat(2, minmax(0, 1fr));
      gap: 0 ${vars.space.column};
    }
  }
`;

export const Notice = styled.p`
  padding: ${vars.space[6]};
  border: ${vars.line.hair} dashed ${vars.color.line.strong};
  color: ${vars.color.text.muted};
  font-size: ${vars.size.s};
`;

export const Links = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${vars.space[4]};
  margin-block-start: ${vars.space.stack.l};

  /* Print cannot load more items. */
  ${media.print} {
    display: none;
  }
`;
