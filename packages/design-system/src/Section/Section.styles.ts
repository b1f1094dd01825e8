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

  /*
   * Selected by element, because sections with another spacing have another class. A flush section has no spacing to
   * share.
   */
  section[data-tone='paper']:not([data-flush]) + &[data-tone='paper'],
  section[data-tone='mist']:not([data-flush]) + &[data-tone='mist'],
  section[data-tone='dark']:not([data-flush]) + &[data-tone='dark'] {
    padding-block-start: 0;
  }
`;
