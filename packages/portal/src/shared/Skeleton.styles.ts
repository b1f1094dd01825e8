'use client';

import { styled } from 'styled-components';
import { vars } from '@kmx/design-system';

export const Frame = styled.div`
  display: grid;
  gap: ${vars.space[3]};
`;

/* Still, as all that waits here: what moves on a screen is what has arrived. */
export const Line = styled.span<{ $share: number }>`
  inline-size: ${({ $share }) => $share}%;
  block-size: ${vars.space[4]};
  background: ${vars.color.surface.sunken};
`;
