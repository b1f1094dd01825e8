'use client';

import { css, styled } from 'styled-components';
import { scrollRow } from '../mixins/scrollRow.styles';
import { media } from '../tokens/media';
import { vars } from '../tokens/vars';

export type GridColumns = 2 | 3 | 4;
export type GridPhoneLayout = 'column' | 'pairs' | 'row';

const stepM: Record<GridColumns, number> = { 2: 2, 3: 2, 4: 2 };
const stepL: Record<GridColumns, number> = { 2: 2, 3: 3, 4: 4 };

const pairs = css`
  grid-template-columns: repeat(2, minmax(0, 1fr));
`;

const phoneLayouts = { column: undefined, pairs, row: scrollRow };

interface FrameProps {
  readonly $columns: GridColumns;
  readonly $isRowEarly: boolean;
  readonly $onPhone: GridPhoneLayout;
}

export const Frame = styled.div<FrameProps>`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  column-gap: ${vars.space.column};
  row-gap: ${vars.space.stack.l};
  ${({ $onPhone }) => phoneLayouts[$onPhone]}

  ${media.s} {
    grid-template-columns: repeat(
      ${({ $columns, $isRowEarly }) => ($isRowEarly ? stepL : stepM)[$columns]},
      minmax(0, 1fr)
    );
  }

  ${media.print} {
    grid-template-columns: repeat(${({ $columns }) => stepL[$columns]}, minmax(0, 1fr));
  }

  ${media.l} {
    grid-template-columns: repeat(${({ $columns }) => stepL[$columns]}, minmax(0, 1fr));
  }
`;
