'use client';

import { styled } from 'styled-components';
import { vars } from '@kmx/design-system';

export const Frame = styled.div`
  display: grid;
  gap: ${vars.space[3]};
  max-inline-size: ${vars.measure.text};
`;

/* A piece of wire, as in a table that waits, so that it is seen on every ground. Still: what moves on a screen is what has arrived. */
export const Line = styled.span<{ $share: number }>`
  inline-size: ${({ $share }) => $share}%;
  margin-block: ${vars.space[2]};
  border-block-start: ${vars.line.wire} solid ${vars.color.line.subtle};
`;
