'use client';

import { styled } from 'styled-components';
import { vars } from '@kmx/design-system';

export const Person = styled.span`
  display: grid;
  overflow-wrap: anywhere;
`;

export const Outcome = styled.div`
  display: grid;
  gap: ${vars.space[1]};
  justify-items: start;
`;

export const Problems = styled.ul`
  display: grid;
  gap: ${vars.space[1]};
  margin: 0;
  padding: 0;
  overflow-wrap: anywhere;
  list-style: none;
  font-size: ${vars.size.xs};
`;
