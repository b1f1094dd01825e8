'use client';

import { styled } from 'styled-components';
import { media, vars } from '@kmx/design-system/tokens';
import { Split } from '../shared/Layout.styles';

/* Words without a title keep the column of those that have one: a page has two edges to read along, not three. */
export const Layout = styled(Split)`
  ${media.l} {
    > :only-child {
      margin-inline-start: calc((100% + 2 * ${vars.space.column}) / 3);
    }
  }
`;
