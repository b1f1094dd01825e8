'use client';

import { styled } from 'styled-components';
import { vars } from '@kmx/design-system/tokens';

export const Fallback = styled.span`
  display: grid;
  place-content: center;
  aspect-ratio: 16 / 9;
  background: ${vars.color.surface.sunken};
  color: ${vars.color.line.strong};

  &[data-preset='asideSquare'] {
    aspect-ratio: 1;
  }
`;
