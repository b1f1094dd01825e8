'use client';

import { styled } from 'styled-components';
import { vars } from '@kmx/design-system/tokens';

/* Weight and underline do not depend on colour. */
export const Match = styled.mark`
  background: none;
  color: inherit;
  font-weight: ${vars.weight.strong};
  text-decoration: underline ${vars.line.wire} ${vars.color.line.wire};
  text-underline-offset: 0.25em;
`;
