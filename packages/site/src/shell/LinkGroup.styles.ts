'use client';

import { styled } from 'styled-components';
import { vars } from '@kmx/design-system/tokens';

/* As many columns as the page has room for, each wide enough for the title of a page. */
export const Links = styled.ul`
  display: grid;
  grid-template-columns: repeat(auto-fill, minmax(min(14rem, 100%), 1fr));
  gap: ${vars.space.stack.xs} ${vars.space.column};
`;
