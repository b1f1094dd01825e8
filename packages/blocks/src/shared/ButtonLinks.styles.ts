'use client';

import { vars } from '@kmx/design-system/tokens';
import { styled } from 'styled-components';

export const Row = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${vars.space[4]};
`;
