'use client';

import { css, styled } from 'styled-components';

import { Names } from '../lists/List.styles';
import { Kind, SerialAnchor } from './Inventory.styles';
import { minTableSize, type ColumnSize } from './machineColumnSizes';
import { DayText, Figures, Subline } from './MachineValues.styles';

const columnRule = (size: ColumnSize | null, index: number) =>
  size &&
  css`
    thead th:nth-child(${index + 1}) {
      inline-size: clamp(${size.least}rem, ${size.share}cqi, ${size.most}rem);
    }
  `;

/*
 * Aligns the columns of consecutive tables, whatever their content. A fixed layout takes the widths from the header
 * cells, and longer content wraps. In print each table has its own widths.
 */
export const AlignedColumns = styled.div<{ $sizes: readonly (ColumnSize | null)[] }>`
  container-type: inline-size;

  @media screen {
    table {
      min-inline-size: ${({ $sizes }) => minTableSize($sizes)}rem;
      table-layout: fixed;
    }

    ${({ $sizes }) => $sizes.map(columnRule)}

    th,
    td,
    th button,
    ${SerialAnchor}, ${Subline}, ${Figures}, ${DayText}, td [data-status] {
      white-space: normal;
      overflow-wrap: anywhere;
    }

    td [data-status] {
      flex: initial;
    }

    ${Names}, ${Kind} {
      min-inline-size: 0;
    }
  }
`;
