'use client';

import { styled } from 'styled-components';
import { vars } from '@kmx/design-system';

export const Frame = styled.section`
  display: grid;
  gap: ${vars.space.stack.m};
  padding-block: ${vars.space.section.m};
`;

export const Drawing = styled.div`
  color: ${vars.color.line.wire};
`;

export const Waiting = styled.p`
  display: flex;
  align-items: center;
  gap: ${vars.space[3]};
  color: ${vars.color.text.accent};
`;

export const Links = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${vars.space[3]} ${vars.space[4]};
  font-size: ${vars.size.xs};
`;

export const Titles = styled.div`
  display: grid;
  gap: ${vars.space[2]};
`;

/* Technical message for support, in the typeface of figures and part numbers. */
export const Sentence = styled.p`
  font-family: ${vars.font.mono};
  overflow-wrap: anywhere;
`;
