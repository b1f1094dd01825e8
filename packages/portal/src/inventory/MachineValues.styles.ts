'use client';

import { styled } from 'styled-components';
import { vars } from '@kmx/design-system';

/* Side by side in a list of details; stacked in a table, so that the rows of a column are aligned. */
export const Stacked = styled.span`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${vars.space[1]} ${vars.space[3]};

  td > & {
    flex-direction: column;
    align-items: flex-start;
  }
`;

export const Subline = styled.span`
  display: flex;
  flex-wrap: wrap;
  column-gap: ${vars.space[2]};
  color: ${vars.color.text.muted};
  font-size: ${vars.size.xxs};
  white-space: nowrap;
`;

export const Figures = styled.span`
  font-family: ${vars.font.mono};
  font-variant-numeric: tabular-nums;
  white-space: nowrap;
`;

/* Dates use the text typeface with tabular figures. */
export const DayText = styled.time`
  font-variant-numeric: tabular-nums;
  white-space: nowrap;
`;
