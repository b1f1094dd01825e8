'use client';

import { styled } from 'styled-components';
import { vars } from '@kmx/design-system';

export const Responses = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${vars.space[4]};
  justify-items: start;

  > [role='region'],
  > ul {
    justify-self: stretch;
  }
`;
