'use client';

import { styled } from 'styled-components';
import { vars } from '@kmx/design-system/tokens';

export const Player = styled.video`
  display: block;
  inline-size: 100%;
  block-size: auto;
  aspect-ratio: 16 / 9;
  background: ${vars.color.inverse.base};
  object-fit: cover;
`;
