'use client';

import { styled } from 'styled-components';
import { vars } from '../tokens/vars';

export type TextSize = 'xxs' | 'xs' | 's' | 'm' | 'l';
export type TextTone = 'default' | 'muted' | 'inverse';

export const Frame = styled.p<{ $size: TextSize; $tone: TextTone }>`
  max-inline-size: ${vars.measure.text};
  color: ${({ $tone }) => vars.color.text[$tone]};
  font-size: ${({ $size }) => vars.size[$size]};
  line-height: ${({ $size }) => ($size === 'm' || $size === 'l' ? '1.45' : vars.leading.text)};
`;
