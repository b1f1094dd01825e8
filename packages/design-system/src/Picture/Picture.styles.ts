'use client';

import { styled } from 'styled-components';
import { cutShape } from '../tokens/cut';
import { vars } from '../tokens/vars';

export const Frame = styled.span<{ $cut: boolean }>`
  display: block;
  overflow: hidden;
  background: ${vars.color.surface.sunken};
  clip-path: ${({ $cut }) => ($cut ? cutShape(vars.cut.media) : 'none')};
`;

export const Image = styled.img`
  inline-size: 100%;
  block-size: auto;
`;

export const FigureFrame = styled.figure`
  display: grid;
  gap: ${vars.space[3]};
`;

export const Caption = styled.figcaption`
  max-inline-size: ${vars.measure.text};
  color: ${vars.color.text.muted};
  font-size: ${vars.size.xxs};
  line-height: 1.45;
`;
