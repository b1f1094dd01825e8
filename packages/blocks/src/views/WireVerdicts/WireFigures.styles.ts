'use client';

import { styled } from 'styled-components';
import { media, vars } from '@kmx/design-system/tokens';

/* Plain elements, because a page has a hundred of them. */
export const Ranges = styled.dl`
  display: grid;
  gap: ${vars.space[2]};
  margin-block: ${vars.space[1]} ${vars.space[2]};
  font-size: ${vars.size.xxs};
  line-height: ${vars.leading.snug};

  /* The rule below a figure is its range, the dot on it the wire. */
  > div {
    position: relative;
    display: flex;
    flex-wrap: wrap;
    gap: 0 ${vars.space[4]};
    justify-content: space-between;
    padding-block-end: ${vars.space[2]};
    border-block-end: ${vars.line.wire} solid ${vars.color.line.subtle};
  }

  dt {
    color: ${vars.color.text.muted};
  }

  dd {
    font-variant-numeric: tabular-nums;
  }

  svg {
    position: absolute;
    inset-block-end: calc(-1 * (${vars.space[2]} + ${vars.line.wire}) / 2);
    inset-inline-start: 0;
    inline-size: 100%;
    block-size: ${vars.space[2]};
    overflow: visible;
    fill: ${vars.color.line.wire};

    ${media.forcedColors} {
      fill: CanvasText;
    }
  }
`;
