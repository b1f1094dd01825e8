'use client';

import { styled } from 'styled-components';
import { vars } from '@kmx/design-system/tokens';

export const Frame = styled.div`
  display: grid;
  gap: ${vars.space.stack.m};
`;
 {{words}}
export const Note = styled.p` {{words}}
  margin: 0; {{words}}
  color: ${vars.color.text.muted}; {{words}}
  font-size: ${vars.size.xs}; {{words}}
`; {{words}}
