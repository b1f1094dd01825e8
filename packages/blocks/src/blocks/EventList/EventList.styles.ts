'use client';

import { styled } from 'styled-components';
import { media, vars } from '@kmx/design-system/tokens';

export const Months = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${vars.space.stack.l};
`;

export const Month = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${vars.space[2]} ${vars.space.column};
  align-items: start;
  border-block-start: ${vars.line.hair} solid ${vars.color.line.strong};

  ${media.l} {
    grid-template-columns: minmax(0, 3fr) minmax(0, 9fr);
  }
`;

export const MonthName = styled.div`
  padding-block: ${vars.space[5]} ${vars.space[2]};

  ${media.l} {
    position: sticky;
    inset-block-start: ${vars.header.height};
  }
`;

export const Days = styled.time`
  font-family: ${vars.font.mono};
  font-size: ${vars.size.l};
  font-variant-numeric: tabular-nums;
  letter-spacing: ${vars.tracking.heading};
  line-height: ${vars.leading.snug};
  white-space: nowrap;
`;

export const Row = styled.li`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${vars.space[3]} ${vars.space.column};
  padding-block: ${vars.space[5]};
  overflow-wrap: anywhere;

  & + & {
    border-block-start: ${vars.line.hair} solid ${vars.color.line.subtle};
  }

  ${media.s} {
    grid-template-columns: minmax(0, 8rem) minmax(0, 1fr);
  }

  &[data-period='past'] ${Days} {
    color: ${vars.color.text.muted};
  }
`;

export const Content = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  justify-items: start;
  gap: ${vars.space[2]};
`;

export const Marks = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${vars.space[2]};
`;

export const Anchor = styled.a`
  color: inherit;
  text-decoration: none;

  ${media.hover} {
    &:hover {
      text-decoration: underline;
      text-decoration-color: ${vars.color.line.wire};
      text-decoration-thickness: ${vars.line.wire};
      text-underline-offset: 0.2em;
    }
  }
`;

/* Date and location stay together. */
export const Details = styled.p`
  display: grid;
  font-size: ${vars.size.xs};
  font-variant-numeric: tabular-nums;
`;
