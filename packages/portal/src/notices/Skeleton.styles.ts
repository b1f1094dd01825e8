'use client';

import { styled } from 'styled-components';
import { vars } from '@kmx/design-system';

export const Frame = styled.div`
  display: grid;
  gap: ${vars.space[3]};
  max-inline-size: ${vars.measure.text};
`;

/* A piece of wire, as in the table's loading state, visible on every background. Not animated. */
export const Line = styled.span<{ $share: number }>`
  inline-size: ${({ $share }) => $share}%;
  margin-block: ${vars.space[2]};
  border-block-start: ${vars.line.wire} solid ${vars.color.line.subtle};
`;
