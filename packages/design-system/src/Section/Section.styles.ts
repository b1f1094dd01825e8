'use client';

import { styled } from 'styled-components';
import { vars } from '../tokens/vars';

export type SectionSpacing = 'none' | 'm' | 'l';

const padding: Record<SectionSpacing, string> = {
  none: '0',
  m: vars.space.section.m,
  l: vars.space.section.l,
};

export const Frame = styled.section<{ $spacing: SectionSpacing }>`
  padding-block: ${({ $spacing }) => padding[$spacing]};
  background: ${vars.color.surface.base};
  color: ${vars.color.text.default};

  &[data-tone='paper'] + &[data-tone='paper'],
  &[data-tone='mist'] + &[data-tone='mist'],
  &[data-tone='dark'] + &[data-tone='dark'] {
    padding-block-start: 0;
  }
`;
