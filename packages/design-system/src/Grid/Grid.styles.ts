'use client';

import { styled } from 'styled-components';
import { media } from '../tokens/media';
import { vars } from '../tokens/vars';

export type GridColumns = 2 | 3 | 4;

const stepM: Record<GridColumns, number> = { 2: 2, 3: 2, 4: 2 };
const stepL: Record<GridColumns, number> = { 2: 2, 3: 3, 4: 4 };

export const Frame = styled.div<{ $columns: GridColumns; $isRowEarly: boolean }>`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  column-gap: ${vars.space.column};
  row-gap: ${vars.space.stack.l};

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
