'use client';

import { css, styled } from 'styled-components';
import { media, vars } from '@kmx/design-system/tokens';

export const Tools = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${vars.space[2]} ${vars.space[4]};
  align-items: center;

  /* Units are aligned with the end of the table, as on a data sheet. */
  ${media.l} {
    > div {
      margin-inline-start: auto;
    }
  }

  ${media.print} {
    display: none;
  }
`;

/* Summary of the result, above every table. */
export const Summary = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${vars.space[4]} ${vars.space[6]};
  padding: ${vars.space[6]};
  border-inline-start: ${vars.line.wire} solid ${vars.color.line.wire};
  background: ${vars.color.surface.sunken};

  ${media.m} {
    grid-template-columns: minmax(0, 1fr) auto;
  }
`;

export const SummaryText = styled.div`
  display: grid;
  gap: ${vars.space[3]};
  align-content: start;
  justify-items: start;
`;

export const Lead = styled.p`
  font-size: ${vars.size.l};
  font-weight: ${vars.weight.heading};
  line-height: ${vars.leading.snug};
  text-wrap: balance;
`;

export const Line = styled.details`
  border-block-start: ${vars.line.hair} solid ${vars.color.line.subtle};

  &:last-child {
    border-block-end: ${vars.line.hair} solid ${vars.color.line.subtle};
  }

  &[open] > summary > svg {
    rotate: 180deg;
  }

  > :last-child {
    padding-block-end: ${vars.space[6]};
  }
`;

const summary = css`
  display: grid;
  grid-template-columns: minmax(0, 1fr) auto;
  gap: ${vars.space[1]} ${vars.space[6]};
  align-items: center;
  min-block-size: ${vars.control.target};
  padding-block: ${vars.space[3]};
  font-size: ${vars.size.xs};
  cursor: pointer;

  ${media.hover} {
    &:hover {
      color: ${vars.color.text.accent};
    }
  }

  ${media.print} {
    > svg {
      display: none;
    }
  }
`;

export const MoreSummary = styled.summary`
  ${summary}
  font-weight: ${vars.weight.strong};
`;

/* The disclosure icon is at the end of the first row on small screens, at the end of the line on others. */
export const LineSummary = styled.summary`
  ${summary}
  font-variant-numeric: tabular-nums;
  overflow-wrap: anywhere;

  > :not(svg) {
    grid-column: 1;
  }

  > svg {
    grid-area: 1 / 2;
  }

  ${media.m} {
    grid-template-columns: 5rem minmax(0, 1fr) max-content auto;

    > :not(svg) {
      grid-column: auto;
    }

    > svg {
      grid-area: auto;
    }
  }
`;

/* Picture of the best machine, beside the summary or above it. */
export const Winner = styled.div`
  inline-size: 8rem;

  ${media.m} {
    inline-size: 11rem;
  }

  ${media.print} {
    display: none;
  }
`;

/* Names are close together: each has the target size of WCAG 2.5.8. */
export const SummaryRows = styled.div`
  th a {
    display: inline-flex;
    padding-block: ${vars.space[1]};
  }

  ${media.print} {
    th {
      min-inline-size: 4.5rem;
    }
  }
`;

export const Whole = styled.span`
  white-space: nowrap;
`;

export const Figures = styled.span`
  font-family: ${vars.font.mono};
  font-size: ${vars.size.xxs};
`;

export const Sign = styled.span<{ $isYes: boolean }>`
  color: ${({ $isYes }) => ($isYes ? vars.color.text.accent : vars.color.text.muted)};
  font-family: ${vars.font.mono};
  font-size: ${vars.size.s};
  font-weight: ${({ $isYes }) => ($isYes ? vars.weight.strong : vars.weight.text)};
`;

export const Machine = styled.span`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  column-gap: ${vars.space[4]};
  font-weight: ${vars.weight.strong};

  /* The name is at the picture, the action at the end. */
  > a {
    margin-inline-end: auto;
  }

  /* In forced colours a button has a border, so its label needs padding. */
  ${media.ownColors} {
    button {
      padding-inline: 0;
    }
  }

  ${media.l} {
    min-inline-size: 14.5rem;
  }

  ${media.print} {
    min-inline-size: 4.5rem;
  }
`;

/*
 * Sentences in a table of figures have a fixed width, and the table scrolls. Cards and printed tables do not scroll.
 */
export const Reason = styled.div`
  display: grid;
  gap: ${vars.space[1]};
  min-inline-size: 13rem;

  ${media.belowL} {
    min-inline-size: 0;
  }

  ${media.print} {
    min-inline-size: 0;
  }

  a {
    margin-inline-end: ${vars.space[2]};
    color: ${vars.color.text.accent};
    font-family: ${vars.font.mono};
    font-size: ${vars.size.xxs};
    white-space: nowrap;
  }
`;
