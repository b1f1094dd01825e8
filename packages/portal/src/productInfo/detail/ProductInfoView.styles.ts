'use client';

import { styled } from 'styled-components';
import { vars } from '@kmx/design-system';

export const TitleRow = styled.span`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${vars.space[2]} ${vars.space[4]};
  min-inline-size: 0;
  overflow-wrap: anywhere;
`;

export const Field = styled.span`
  display: inline-flex;
  flex-wrap: wrap;
  gap: ${vars.space[2]};
  align-items: baseline;
`;

export const Machines = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${vars.space[2]} ${vars.space[4]};
  align-items: baseline;
  font-size: ${vars.size.xs};

  ul {
    display: flex;
    flex-wrap: wrap;
    gap: ${vars.space[1]} ${vars.space[4]};
    /* Three and a half rows, so that the cut-off row suggests scrolling. */
    max-block-size: 10.5rem;
    overflow-y: auto;
    font-family: ${vars.font.mono};
    font-variant-numeric: tabular-nums;
  }

  a {
    display: inline-flex;
    align-items: center;
    min-block-size: ${vars.control.target};
  }
`;

export const Steps = styled.ol`
  display: grid;
  gap: ${vars.space[3]};
  max-inline-size: ${vars.measure.text};
  padding-inline-start: ${vars.space[6]};
  font-size: ${vars.size.xs};
  list-style: decimal;

  li::marker {
    color: ${vars.color.text.accent};
    font-family: ${vars.font.mono};
    font-variant-numeric: tabular-nums;
  }
`;

export const Notes = styled.ul`
  display: grid;
  gap: ${vars.space[2]};
  max-inline-size: ${vars.measure.text};
  padding-inline-start: ${vars.space[5]};
  font-size: ${vars.size.xs};
  list-style: square;

  li::marker {
    color: ${vars.color.line.wire};
  }
`;

export const Release = styled.li`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${vars.space[3]};
  padding-block: ${vars.space[5]};
  border-block-start: ${vars.line.hair} solid ${vars.table.rule};

  /* The line of the tabs is directly above. */
  &:first-child {
    padding-block-start: 0;
    border-block-start: 0;
  }
`;

export const Details = styled.p`
  display: flex;
  flex-wrap: wrap;
  gap: ${vars.space[1]} ${vars.space[4]};
  color: ${vars.color.text.muted};
  font-size: ${vars.size.xxs};
  font-variant-numeric: tabular-nums;
`;
