'use client';

import { styled } from 'styled-components';
import { vars } from '@kmx/design-system';

export const Row = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${vars.space[3]};
  padding-block-start: ${vars.space[1]};
`;
