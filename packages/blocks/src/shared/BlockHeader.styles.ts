'use client';

import { styled } from 'styled-components';
import { vars } from '@kmx/design-system/tokens';

export const Header = styled.div`
  display: grid;
  gap: ${vars.space.stack.s};
  align-content: start;
  justify-items: start;
`;
