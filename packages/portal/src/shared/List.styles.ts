'use client';

import { styled } from 'styled-components';
import { media, vars } from '@kmx/design-system';

/* The frame of a list: search and filters above, then its total and its tools, then the rows. */
export const Screen = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${vars.space[6]};
`;

export const Tools = styled.div`
  display: grid;
  gap: ${vars.space[4]};
`;

export const Bar = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  gap: ${vars.space[2]} ${vars.space[4]};
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
  font-family: ${vars.font.mono};
  font-size: ${vars.size.xs};
  font-variant-numeric: tabular-nums;
`;

export const Small = styled.span`
  color: ${vars.color.text.muted};
  font-size: ${vars.size.xxs};
`;
