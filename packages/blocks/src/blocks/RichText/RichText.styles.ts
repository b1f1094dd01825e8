'use client';

import { styled } from 'styled-components';
import { media, vars } from '@kmx/design-system/tokens';
import { Split } from '../../shared/layout/Layout.styles';

/*
 * Text without a title uses the same column as text with a title, so that a page has two reading edges instead of
 * three.
 */
export const Layout = styled(Split)`
  ${media.l} {
    > :only-child {
      margin-inline-start: calc((100% + 2 * ${vars.space.column}) / 3);
    }
  }
`;
