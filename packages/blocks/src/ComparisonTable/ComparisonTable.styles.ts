'use client';

import { css, styled } from 'styled-components';
import { media, vars } from '@kmx/design-system/tokens';

export const Frame = styled.section`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${vars.space[5]};
`;

export const Head = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: baseline;
  justify-content: space-between;
  gap: ${vars.space[2]} ${vars.space[6]};
`;

export const Hint = styled.p<{ $columns: number }>`
  display: ${({ $columns }) => ($columns > 1 ? 'block' : 'none')};
  color: ${vars.color.text.muted};
  font-size: ${vars.size.xxs};

  ${media.m} {
    display: ${({ $columns }) => ($columns > 3 ? 'block' : 'none')};
  }

  ${media.l} {
    display: ${({ $columns }) => ($columns > 5 ? 'block' : 'none')};
  }

  ${media.print} {
    display: none;
  }
`;

/* Scrolls both ways inside, so that names and properties can stay where they are. */
export const Region = styled.div`
  max-inline-size: 100%;
  max-block-size: calc(100dvh - ${vars.header.height} - ${vars.space[8]});
  overflow: auto;
  overscroll-behavior-x: contain;
  border-block: ${vars.line.hair} solid ${vars.color.line.strong};

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

  ${media.print} {
    font-size: 8pt;
  }
`;

const cell = css`
  padding: ${vars.space[3]} ${vars.space[4]};
  border-block-end: ${vars.line.hair} solid ${vars.table.rule};
  text-align: start;
  vertical-align: baseline;
  overflow-wrap: anywhere;

  ${media.print} {
    padding: 0.15rem 0.3rem;
  }
`;

const pinned = css`
  position: sticky;
  inset-inline-start: 0;
  z-index: 1;
  inline-size: 8rem;
  min-inline-size: 8rem;
  padding-inline-start: 0;
  background: ${vars.color.surface.base};

  ${media.m} {
    inline-size: 16rem;
    min-inline-size: 13rem;
  }

  ${media.print} {
    position: static;
  }
`;

export const NameHead = styled.th`
  ${cell}
  position: sticky;
  inset-block-start: 0;
  z-index: 2;
  min-inline-size: 9.5rem;
  border-block-end: ${vars.line.wire} solid ${vars.table.head};
  background: ${vars.color.surface.base};
  font-weight: ${vars.weight.strong};
  vertical-align: bottom;

  a {
    display: inline-flex;
    align-items: end;
    min-block-size: ${vars.control.target};
  }

  ${media.print} {
    position: static;
  }
`;

export const Corner = styled(NameHead)`
  ${pinned}
  z-index: 3;
  color: ${vars.color.text.muted};
  font-size: ${vars.size.xxs};
  font-weight: ${vars.weight.text};
`;

export const RowHead = styled.th`
  ${cell}
  ${pinned}
  font-weight: ${vars.weight.text};
`;

export const Mark = styled.span`
  display: block;
  color: ${vars.color.text.accent};
  font-family: ${vars.font.mono};
  font-size: ${vars.size.xxs};

  &::before {
    display: inline-block;
    inline-size: 0.75em;
    margin-inline-end: 0.5em;
    border-block-start: ${vars.line.wire} solid ${vars.color.line.wire};
    vertical-align: 0.3em;
    content: '';
  }
`;

export const Cell = styled.td<{ $isFigure: boolean; $isQuiet: boolean }>`
  ${cell}
  color: ${({ $isQuiet }) => ($isQuiet ? vars.color.text.muted : vars.color.text.default)};
  font-family: ${({ $isFigure }) => ($isFigure ? vars.font.mono : 'inherit')};
  font-variant-numeric: tabular-nums;
  word-spacing: ${({ $isFigure }) => ($isFigure ? '-0.3em' : 'normal')};
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

export const Adding = styled.form`
  display: flex;
  flex-wrap: wrap;
  align-items: end;
  gap: ${vars.space[3]};

  > :first-child {
    flex: 0 1 24rem;
  }

  ${media.print} {
    display: none;
  }
`;
