'use client';

import { styled } from 'styled-components';
import { vars } from '@kmx/design-system/tokens';

export const Frame = styled.div`
  display: grid;
  gap: ${vars.space.stack.m};
`;
 {{messages}}
export const Note = styled.p` {{messages}}
  margin: 0; {{messages}}
  color: ${vars.color.text.muted}; {{messages}}
  font-size: ${vars.size.xs}; {{messages}}
`; {{messages}}
