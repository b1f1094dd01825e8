'use client';

import { styled } from 'styled-components';
import { vars } from '@kmx/design-system/tokens';

export const Anchored = styled.div`
  scroll-margin-block-start: ${vars.header.height};
`;

/* Denser than a story's blocks, because a product's page is read like a data sheet. */
export const Rows = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${vars.space.stack.m};
`;
