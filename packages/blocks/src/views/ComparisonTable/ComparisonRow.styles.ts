'use client';

import { styled } from 'styled-components';
import { media, vars } from '@kmx/design-system/tokens';
import { cell, mark, pinned } from './ComparisonCell.styles';

export const RowHeader = styled.th<{ $isMarked?: boolean }>`
  ${cell}
  ${pinned}
  font-weight: ${vars.weight.text};

  ${({ $isMarked }) => $isMarked && mark}

  /* The mark is positioned in the cell. */
  ${media.print} {
    position: relative;
  }
`;

/* The text stays in view while the table is scrolled. */
export const GroupHeader = styled.th`
  ${cell}
  padding-block: ${vars.space[6]} ${vars.space[2]};
  padding-inline-start: ${vars.space[3]};
  border-block-end: ${vars.line.wire} solid ${vars.table.head};
  font-weight: ${vars.weight.strong};

  > span {
    position: sticky;
    inset-inline-start: ${vars.space[3]};
  }

  ${media.print} {
    padding: 1rem ${vars.space[2]} 0.15rem;

    > span {
      position: static;
    }
  }
`;

export const Cell = styled.td<{ $isFigure: boolean; $isQuiet: boolean }>`
  ${cell}
  color: ${({ $isQuiet }) => ($isQuiet ? vars.color.text.muted : vars.color.text.default)};
  font-family: ${({ $isFigure }) => ($isFigure ? vars.font.mono : 'inherit')};
  font-variant-numeric: tabular-nums;
  text-align: ${({ $isFigure }) => ($isFigure ? 'end' : 'start')};
  word-spacing: ${({ $isFigure }) => ($isFigure ? '-0.3em' : 'normal')};
`;

/* Below the figure, and like it from the end of the line. */
export const Bar = styled.svg`
  display: block;
  margin-block-start: ${vars.space[1]};
  fill: ${vars.color.line.wire};
  transform: scaleX(-1);

  &:dir(rtl) {
    transform: none;
  }

  ${media.forcedColors} {
    fill: CanvasText;
  }
`;
