'use client';

import { keyframes, styled } from 'styled-components';
import { vars } from '../tokens/vars';

const turn = keyframes`
  to { rotate: 1turn; }
`;

export const Frame = styled.span`
  display: inline-flex;
  color: inherit;
`;

/* One turn per 1080 ms (specification, section 9). */
export const Arc = styled.svg<{ $size: 16 | 24 }>`
  inline-size: ${({ $size }) => ($size === 16 ? vars.icon.s : vars.icon.m)};
  block-size: ${({ $size }) => ($size === 16 ? vars.icon.s : vars.icon.m)};
  animation: ${turn} ${vars.motion.turn} linear infinite;
`;
