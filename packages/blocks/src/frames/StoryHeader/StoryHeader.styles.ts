'use client';

import { styled } from 'styled-components';
import { vars } from '@kmx/design-system/tokens';

export const Header = styled.header`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${vars.space.stack.s};
  overflow-wrap: anywhere;

  /* Below a hero banner, on the line above the story. */
  &[data-compact] {
    padding-block: ${vars.space[6]} ${vars.space[4]};
    border-block-end: ${vars.line.hair} solid ${vars.color.line.subtle};
  }
`;

export const Media = styled.div`
  padding-block-start: ${vars.space.stack.m};

  img {
    aspect-ratio: 16 / 9;
    object-fit: cover;
  }
`;

export const Line = styled.div`
  padding-block-start: ${vars.space.stack.m};
  color: ${vars.color.line.wire};
`;
