'use client';

import { styled } from 'styled-components';
import { cutShape } from '../tokens/cut';
import { vars } from '../tokens/vars';

export const Frame = styled.span<{ $cut: boolean }>`
  display: block;
  overflow: hidden;
  background: ${vars.color.surface.sunken};
  clip-path: ${({ $cut }) => ($cut ? cutShape(vars.cut.media) : 'none')};

  /* The script marks a picture that failed to load: an interrupted wire is shown in its place. */
  &[data-failed] {
    background:
      linear-gradient(${vars.color.line.strong} 0 0) 0 50% / 42% ${vars.line.wire} no-repeat,
      linear-gradient(${vars.color.line.strong} 0 0) 100% 50% / 42% ${vars.line.wire} no-repeat,
      ${vars.color.surface.sunken};

    picture {
      visibility: hidden;
    }
  }
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
