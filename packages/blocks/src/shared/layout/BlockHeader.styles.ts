'use client';

import { styled } from 'styled-components';
import { vars } from '@kmx/design-system/tokens';

export const Header = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${vars.space.stack.s};
  align-content: start;
  justify-items: start;
  overflow-wrap: anywhere;
`;
