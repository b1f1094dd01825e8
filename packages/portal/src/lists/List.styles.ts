'use client';

import { styled } from 'styled-components';
import { media, vars } from '@kmx/design-system';

/* Layout of a list: search and filters, then total and tools, then the rows. */
export const Screen = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${vars.space[6]};
`;

/* Side by side if there is space, so that the rows start higher; the chosen filters take a separate line. */
export const Tools = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${vars.space[4]};

  ${media.xl} {
    grid-template-columns: 28rem minmax(0, 1fr);
    align-items: end;

    > :nth-child(n + 3) {
      grid-column: 1 / -1;
    }
  }
`;

export const Bar = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  gap: ${vars.space[2]} ${vars.space[4]};
  margin-block-end: calc(-1 * ${vars.space[3]});
`;

export const BarGroup = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${vars.space[2]};

  ${media.print} {
    display: none;
  }
`;

export const Total = styled.p`
  font-size: ${vars.size.xs};
  font-variant-numeric: tabular-nums;
`;

export const Small = styled.span`
  color: ${vars.color.text.muted};
  font-size: ${vars.size.xxs};
`;

/* Names keep a readable width in a scrolling table, so that rows stay low; print does not scroll. */
export const Names = styled.span<{ $least: string }>`
  display: block;

  ${media.m} {
    min-inline-size: ${({ $least }) => $least};
    overflow-wrap: normal;
  }

  ${media.print} {
    min-inline-size: 0;
  }
`;
