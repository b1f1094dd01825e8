'use client';

import { styled } from 'styled-components';
import { vars } from '@kmx/design-system/tokens';

export const Frame = styled.figure`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${vars.space[4]};
  margin: 0;
`;

export const Player = styled.video`
  display: block;
  inline-size: 100%;
  block-size: auto;
  aspect-ratio: 16 / 9;
  background: ${vars.color.inverse.base};
  object-fit: cover;
`;

export const Caption = styled.figcaption`
  max-inline-size: ${vars.measure.text};
  color: ${vars.color.text.muted};
  font-size: ${vars.size.xxs};
  line-height: 1.45;
`;

export const Transcript = styled.details`
  border-block: ${vars.line.hair} solid ${vars.color.line.subtle};
`;

export const Summary = styled.summary`
  min-block-size: ${vars.control.target};
  padding-block: ${vars.space[3]};
  font-size: ${vars.size.xs};
  font-weight: ${vars.weight.strong};
  cursor: pointer;
`;

export const TranscriptText = styled.p`
  max-inline-size: ${vars.measure.text};
  padding-block-end: ${vars.space[6]};
  font-size: ${vars.size.xs};
  line-height: ${vars.leading.text};
  white-space: pre-line;
`;
