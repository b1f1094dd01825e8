'use client';

import { styled } from 'styled-components';
import { media, vars } from '@kmx/design-system';

/* The name fills the height of its row: a target of 44 px, over the padding of the cell. */
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

/* Not broken at its hyphen or its sign where there are columns; a card and a sheet are narrower. */
export const Whole = styled.span`
  ${media.m} {
    white-space: nowrap;
  }

  ${media.print} {
    white-space: normal;
  }
`;
