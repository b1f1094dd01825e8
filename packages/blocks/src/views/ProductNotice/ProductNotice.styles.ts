'use client';

import { styled } from 'styled-components';
import { vars } from '@kmx/design-system/tokens';

export const Frame = styled.div`
  border-block-start: ${vars.line.wire} solid ${vars.status.info.line};
  background: ${vars.status.info.surface};
  color: ${vars.status.info.text};
`;

export const Line = styled.div`
  display: grid;
  grid-template-columns: auto minmax(0, 1fr);
  gap: ${vars.space[4]};
  padding-block: ${vars.space[4]};
`;

/* Links have the colour of the notice, whose surface differs from the page's. */
export const Text = styled.p`
  font-size: ${vars.size.xs};
  line-height: 1.5;
  overflow-wrap: anywhere;

  a {
    color: inherit;
    font-weight: ${vars.weight.strong};
  }
`;
