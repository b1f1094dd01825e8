'use client';

import { styled } from 'styled-components';
import { vars } from '../tokens/vars';

export type StackGap = keyof typeof vars.space.stack;

export const Frame = styled.div<{ $gap: StackGap }>`
  display: flex;
  flex-direction: column;
  align-items: stretch;
  gap: ${({ $gap }) => vars.space.stack[$gap]};
  min-inline-size: 0;

  > button,
  > a {
    align-self: flex-start;
  }
`;
