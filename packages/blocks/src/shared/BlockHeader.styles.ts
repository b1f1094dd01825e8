'use client';

import { vars } from '@kmx/design-system/tokens';
import { styled } from 'styled-components';

export const Header = styled.div`
  display: grid;
  gap: ${vars.space.stack.s};
  align-content: start;
  justify-items: start;
`;
