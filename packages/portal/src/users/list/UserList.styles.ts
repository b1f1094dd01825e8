'use client';

import { styled } from 'styled-components';
import { media, vars } from '@kmx/design-system';

/* The name fills the height of its row, over the padding of the cell: a touch target of 44 px. */
export const NameAnchor = styled.a`
  display: inline-flex;
  align-items: center;
  min-block-size: ${vars.control.target};
  margin-block: calc(-1 * ${vars.space[2]});
  padding-block: ${vars.space[2]};
  font-weight: ${vars.weight.strong};

  ${media.m} {
    white-space: nowrap;
  }

  ${media.print} {
    white-space: normal;
  }
`;

/* Does not wrap at hyphens or symbols in a table; cards and print are narrower. */
export const Whole = styled.span`
  ${media.m} {
    white-space: nowrap;
  }

  ${media.print} {
    white-space: normal;
  }
`;
