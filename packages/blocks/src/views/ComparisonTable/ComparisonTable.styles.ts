'use client';

import { css, styled } from 'styled-components';
import { media, vars } from '@kmx/design-system/tokens';
import { cell, mark, pinned } from './ComparisonCell.styles';
import { stacked, switched } from './ComparisonStack.styles';

export const Frame = styled.section<{ $columns: number }>`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${vars.space[5]};

  ${({ $columns }) => $columns > 1 && stacked}
  ${({ $columns }) => $columns > 2 && switched($columns)}
`;

export const Header = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: baseline;
  justify-content: space-between;
  gap: ${vars.space[2]} ${vars.space[6]};
`;

/* Number of columns that fit beside the properties from each breakpoint, without scrolling. */
const fitting = { m: 2, l: 3, xl: 5 } as const;

export const Hint = styled.p<{ $columns: number }>`
  display: none;
  color: ${vars.color.text.muted};
  font-size: ${vars.size.xxs};

  ${media.m} {
    display: ${({ $columns }) => ($columns > fitting.m ? 'block' : 'none')};
  }

  ${media.l} {
    display: ${({ $columns }) => ($columns > fitting.l ? 'block' : 'none')};
  }

  ${media.xl} {
    display: ${({ $columns }) => ($columns > fitting.xl ? 'block' : 'none')};
  }

  ${media.print} {
    display: none;
  }
`;

/* Carries the mark of the rows that it counts. */
export const Legend = styled.p`
  ${mark}
  position: relative;
  padding-inline-start: ${vars.space[3]};
  font-size: ${vars.size.xs};

  &::before {
    inset-block: 0;
  }
`;

/* A table that fits scrolls with the page, with its headings below the site's header. */
const whole = css`
  max-block-size: none;
  overflow: visible;

  thead th {
    inset-block-start: ${vars.header.height};
  }
`;

/* Scrolls in both directions, so that names and properties can be sticky. */
const scrolling = css`
  overflow: auto;

  /* In a low window, as at 400 % zoom, sticky headings would cover the table. */
  @media (min-height: 40em) {
    max-block-size: calc(100dvh - ${vars.header.height} - ${vars.space[8]});
  }

  thead th {
    inset-block-start: 0;
  }
`;

/*
 * The shade indicates more content. Contains visually hidden elements, which would otherwise enlarge the page.
 */
export const Region = styled.div<{ $columns: number }>`
  position: relative;
  max-inline-size: 100%;
  overscroll-behavior-x: contain;
  border-block: ${vars.line.hair} solid ${vars.color.line.strong};
  background:
    linear-gradient(to top, ${vars.color.surface.base} 50%, transparent) bottom / 100% 2rem no-repeat local,
    linear-gradient(to top, ${vars.color.line.subtle}, transparent) bottom / 100% 0.75rem no-repeat scroll;

  ${whole}

  tbody tr:last-child > * {
    border-block-end: 0;
  }

  ${media.m} {
    ${({ $columns }) => $columns > fitting.m && scrolling}
  }

  ${media.l} {
    ${({ $columns }) => $columns <= fitting.l && whole}
  }

  ${media.xl} {
    ${({ $columns }) => $columns <= fitting.xl && whole}
  }

  ${media.print} {
    max-block-size: none;
    overflow: visible;
  }
`;

export const Sheet = styled.table`
  inline-size: 100%;
  border-collapse: separate;
  border-spacing: 0;
  font-size: ${vars.size.xs};
  line-height: 1.45;

  /* Print does not scroll, so the width is divided and no product is cut off. */
  ${media.print} {
    table-layout: fixed;
    font-size: 8pt;
  }
`;

export const NameHeader = styled.th`
  ${cell}
  position: sticky;
  inset-block-start: 0;
  z-index: 2;
  border-block-end: ${vars.line.wire} solid ${vars.table.head};
  background: ${vars.color.surface.base};
  font-weight: ${vars.weight.strong};
  vertical-align: bottom;

  a {
    display: inline-flex;
    align-items: end;
    min-block-size: ${vars.control.target};
  }

  /* Five columns beside the properties in the widest window. */
  ${media.m} {
    min-inline-size: 11.5rem;
  }

  ${media.print} {
    position: static;
    min-inline-size: 0;

    a {
      min-block-size: 0;
    }
  }
`;

export const Corner = styled(NameHeader)`
  ${pinned}
  z-index: 3;
  color: ${vars.color.text.muted};
  font-size: ${vars.size.xxs};
  font-weight: ${vars.weight.text};
`;

export const ColumnCell = styled.td`
  ${cell}
  vertical-align: top;
`;

export const Action = styled.a`
  display: inline-flex;
  align-items: center;
  gap: ${vars.space[2]};
  min-block-size: ${vars.control.target};
  font-size: ${vars.size.xxs};

  ${media.print} {
    display: none;
  }
`;

export const Additions = styled.div`
  display: grid;
  grid-template-columns: repeat(auto-fill, minmax(min(32rem, 100%), 1fr));
  gap: ${vars.space[5]} ${vars.space[8]};
`;

export const Adding = styled.form`
  display: flex;
  flex-wrap: wrap;
  align-items: end;
  gap: ${vars.space[3]};

  > :first-child {
    flex: 0 1 24rem;
    min-inline-size: 0;
  }

  ${media.print} {
    display: none;
  }
`;
