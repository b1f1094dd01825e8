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

  i {
    position: absolute;
    inset-block-end: calc(-1 * (${vars.space[2]} + ${vars.line.wire}) / 2);
    inline-size: ${vars.space[2]};
    block-size: ${vars.space[2]};
    margin-inline-start: calc(-1 * ${vars.space[1]});
    border-radius: 50%;
    background: ${vars.color.line.wire};

    ${media.forcedColors} {
      background: CanvasText;
    }
  }
`;
