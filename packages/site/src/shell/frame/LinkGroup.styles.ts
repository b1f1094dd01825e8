'use client';

import { styled } from 'styled-components';
import { vars } from '@kmx/design-system/tokens';

/* As many columns as fit, each wide enough for a page title. */
export const Links = styled.ul`
  display: grid;
  grid-template-columns: repeat(auto-fill, minmax(min(14rem, 100%), 1fr));
  gap: ${vars.space.stack.xs} ${vars.space.column};
`;
