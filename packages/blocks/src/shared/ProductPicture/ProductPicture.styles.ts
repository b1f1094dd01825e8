'use client';

import { styled } from 'styled-components';
import { vars } from '@kmx/design-system/tokens';

export const Fallback = styled.span<{ $ratio: number }>`
  display: grid;
  place-content: center;
  aspect-ratio: ${({ $ratio }) => $ratio};
  overflow: hidden;
  background: ${vars.color.surface.sunken};
  color: ${vars.color.line.strong};
`;
