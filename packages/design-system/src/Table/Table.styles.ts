'use client';

import { css, styled } from 'styled-components';
import { scrollShade } from '../mixins/scrollShade.styles';
import { media } from '../tokens/media';
import { vars } from '../tokens/vars';

/*
 * Contains visually hidden content, which is positioned absolutely: without this container the page itself would scroll
 * horizontally.
 */
export const Region = styled.div`
  position: relative;
  max-inline-size: 100%;
  overflow-x: auto;
  overscroll-behavior-x: contain;
  ${scrollShade}

  ${media.print} {
    overflow: visible;
  }
`;

/* Not on narrow paper, which has room for the whole table. The columns' names are only announced. */
const stacked = css`
  @media screen {
    ${media.belowL} {
      &,
      > caption,
      > tbody {
        display: block;
      }

      > thead {
        position: absolute;
        inline-size: 1px;
        block-size: 1px;
        overflow: hidden;
        clip-path: inset(50%);
      }

      > tbody > tr {
        display: flex;
        flex-wrap: wrap;
        align-items: baseline;
        gap: ${vars.space[2]} ${vars.space[4]};
        padding-block: ${vars.space[4]};
        border-block-end: ${vars.line.hair} solid ${vars.table.rule};
        overflow-wrap: anywhere;
      }

      > tbody > tr > * {
        min-inline-size: 0;
        padding: 0;
        border: 0;
        text-align: start;
      }

      > tbody > tr > th {
        flex-basis: 100%;
        font-weight: ${vars.weight.strong};
      }
    }
  }
`;

export const Frame = styled.table<{ $isStacked: boolean }>`
  inline-size: 100%;
  font-size: ${vars.size.xs};
  line-height: 1.45;
  ${({ $isStacked }) => $isStacked && stacked}
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

export const ColumnHeader = styled.th<{ $isNumeric: boolean }>`
  ${cell}
  border-block-end: ${vars.line.wire} solid ${vars.table.head};
  font-size: ${vars.size.xxs};
  font-weight: ${vars.weight.strong};
  vertical-align: bottom;
`;

export const RowHeader = styled.th<{ $isNumeric: boolean }>`
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
