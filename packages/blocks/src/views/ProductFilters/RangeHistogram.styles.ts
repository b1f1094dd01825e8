'use client';

import { styled } from 'styled-components';
import { media, vars } from '@kmx/design-system/tokens';

/* The wire below the outline is the axis. */
export const Histogram = styled.svg`
  display: block;
  inline-size: 100%;
  block-size: ${vars.space[6]};
  margin-block-start: ${vars.space[3]};
  border-block-end: ${vars.line.wire} solid ${vars.color.line.strong};
  fill: ${vars.color.line.subtle};

  [data-chosen] {
    fill: ${vars.color.line.wire};
  }

  ${media.forcedColors} {
    fill: GrayText;

    [data-chosen] {
      fill: Highlight;
    }
  }
`;
