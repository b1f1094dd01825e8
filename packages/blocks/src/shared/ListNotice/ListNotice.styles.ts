'use client';

import { styled } from 'styled-components';
import { vars } from '@kmx/design-system/tokens';

export const Frame = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  justify-items: start;
  gap: ${vars.space[4]};
  padding: ${vars.space[8]} ${vars.space[6]};
  border: ${vars.line.hair} dashed ${vars.color.line.strong};
  color: ${vars.color.text.muted};
  overflow-wrap: anywhere;
`;
