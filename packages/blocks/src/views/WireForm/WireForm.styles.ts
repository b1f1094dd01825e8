'use client';

import { styled } from 'styled-components';
import { media, vars } from '@kmx/design-system/tokens';

/* One labelled heading over all rows if they fit on a line; otherwise each field shows its label. */
export const Row = styled.fieldset`
  display: grid;
  grid-template-columns: repeat(2, minmax(0, 1fr));
  gap: ${vars.space[3]} ${vars.space[4]};
  align-items: end;
  min-inline-size: 0;
  padding-block-end: ${vars.space[5]};
  border-block-end: ${vars.line.hair} solid ${vars.color.line.subtle};

  input {
    font-variant-numeric: tabular-nums;
  }

  ${media.m} {
    grid-template-columns: repeat(3, minmax(0, 1fr));
  }

  ${media.l} {
    grid-template-columns: 5.5rem 1fr 7rem repeat(3, 1fr) 1.5fr;
    padding-block-end: ${vars.space[3]};
    border-block-end: 0;

    /* An error is below its field, and the other fields stay aligned. */
    &:has([aria-invalid='true']) {
      align-items: start;
    }

    & + & label {
      position: absolute;
      inline-size: 1px;
      block-size: 1px;
      overflow: hidden;
      clip-path: inset(50%);
    }
  }
`;

export const RowTitle = styled.legend`
  padding-block-end: ${vars.space[2]};
  color: ${vars.color.text.muted};
  font-family: ${vars.font.mono};
  font-size: ${vars.size.xxs};

  /* Taken out of the border's position, a legend is an ordinary grid cell. */
  ${media.l} {
    display: flex;
    float: inline-start;
    align-items: center;
    min-block-size: ${vars.control.m};
    padding-block-end: 0;
  }
`;

export const Actions = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${vars.space[3]} ${vars.space[4]};
  align-items: center;
`;

export const Problems = styled.div`
  padding: ${vars.space[5]} ${vars.space[6]};
  border-block-start: ${vars.line.wire} solid ${vars.status.error.line};
  background: ${vars.status.error.surface};
  color: ${vars.status.error.text};

  li {
    margin-block-start: ${vars.space[2]};
    font-size: ${vars.size.xs};
    overflow-wrap: anywhere;
  }
`;

export const Disclosure = styled.details`
  border-block: ${vars.line.hair} solid ${vars.color.line.subtle};

  &[open] > summary > svg:last-child {
    rotate: 180deg;
  }

  > :last-child {
    padding-block: ${vars.space[6]};
  }

  ${media.print} {
    display: none;
  }
`;

export const DisclosureSummary = styled.summary`
  display: flex;
  align-items: center;
  gap: ${vars.space[3]};
  min-block-size: ${vars.control.m};
  font-size: ${vars.size.xs};
  font-weight: ${vars.weight.strong};
  cursor: pointer;

  > :last-child {
    margin-inline-start: auto;
  }

  ${media.hover} {
    &:hover {
      color: ${vars.color.text.accent};
    }
  }
`;
