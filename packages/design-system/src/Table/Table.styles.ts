'use client';

import { css, styled } from 'styled-components';
import { media } from '../tokens/media';
import { vars } from '../tokens/vars';

const { base } = vars.color.surface;
const { subtle } = vars.color.line;

/*
 * The shade at an edge says that the table goes on there: it is covered by the surface once the end is reached. What is only
 * heard is placed absolutely: the region holds it, or the page itself would scroll sideways for it.
 */
export const Region = styled.div`
  position: relative;
  max-inline-size: 100%;
  overflow-x: auto;
  overscroll-behavior-x: contain;
  background:
    linear-gradient(to right, ${base} 50%, transparent) left / 2rem 100% no-repeat local,
    linear-gradient(to left, ${base} 50%, transparent) right / 2rem 100% no-repeat local,
    linear-gradient(to right, ${subtle}, transparent) left / 0.75rem 100% no-repeat scroll,
    linear-gradient(to left, ${subtle}, transparent) right / 0.75rem 100% no-repeat scroll;

  ${media.print} {
    overflow: visible;
    background: none;
  }
`;

export const Frame = styled.table`
  inline-size: 100%;
  font-size: ${vars.size.xs};
  line-height: 1.45;
`;

export const Caption = styled.caption`
  padding-block-end: ${vars.space[4]};
  color: ${vars.color.text.muted};
  font-size: ${vars.size.xxs};
  text-align: start;
`;

const cell = css<{ $isNumeric: boolean }>`
  padding: ${vars.space[3]} ${vars.space[4]};
  border-block-end: ${vars.line.hair} solid ${vars.table.rule};
  text-align: ${({ $isNumeric }) => ($isNumeric ? 'end' : 'start')};
  vertical-align: baseline;

  &:first-child {
    padding-inline-start: 0;
  }

  &:last-child {
    padding-inline-end: 0;
  }

  ${media.print} {
    padding: ${vars.space[1]} ${vars.space[2]};
  }
`;

export const ColumnHead = styled.th<{ $isNumeric: boolean }>`
  ${cell}
  border-block-end: ${vars.line.wire} solid ${vars.table.head};
  font-size: ${vars.size.xxs};
  font-weight: ${vars.weight.strong};
  vertical-align: bottom;
`;

export const RowHead = styled.th<{ $isNumeric: boolean }>`
  ${cell}
  min-inline-size: 6rem;
  font-weight: ${vars.weight.text};

  ${media.s} {
    min-inline-size: 9rem;
  }

  ${media.print} {
    min-inline-size: 0;
  }
`;

export const Cell = styled.td<{ $isNumeric: boolean }>`
  ${cell}
  font-family: ${({ $isNumeric }) => ($isNumeric ? vars.font.mono : 'inherit')};
  font-variant-numeric: tabular-nums;
  word-spacing: ${({ $isNumeric }) => ($isNumeric ? '-0.3em' : 'normal')};
  white-space: ${({ $isNumeric }) => ($isNumeric ? 'nowrap' : 'normal')};

  ${media.print} {
    white-space: normal;
  }
`;
