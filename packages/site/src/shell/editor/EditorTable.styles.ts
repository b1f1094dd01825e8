'use client';

import { styled } from 'styled-components';
import { media, vars } from '@kmx/design-system/tokens';

/* On small screens each row becomes a card with labelled values. */
export const Cards = styled.div`
  min-inline-size: 0;

  ${media.l} {
    tbody th,
    tbody td {
      vertical-align: baseline;
    }

    &[data-prose] table {
      table-layout: fixed;
    }

    &[data-prose] thead th:first-child {
      inline-size: 15%;
    }
  }

  ${media.belowL} {
    > * {
      overflow: visible;
      background: none;
    }

    table,
    tbody,
    tbody th,
    tbody td {
      display: block;
    }

    thead {
      position: absolute;
      inline-size: 1px;
      block-size: 1px;
      overflow: hidden;
      clip-path: inset(50%);
    }

    tbody {
      border-block-start: ${vars.line.wire} solid ${vars.color.line.strong};
    }

    tbody tr {
      display: grid;
      grid-template-columns: repeat(auto-fill, minmax(min(100%, 9rem), 1fr));
      gap: ${vars.space[3]} ${vars.space[4]};
      padding-block: ${vars.space[4]};
      border-block-end: ${vars.line.hair} solid ${vars.color.line.subtle};
    }

    &[data-prose] tbody tr {
      grid-template-columns: repeat(auto-fill, minmax(min(100%, 16rem), 1fr));
    }

    tbody th,
    tbody td,
    tbody tr:hover > * {
      position: static;
      min-inline-size: 0;
      padding: 0;
      border: 0;
      background: none;
      white-space: normal;
      overflow-wrap: break-word;
    }

    tbody th,
    td:has(> [data-whole]) {
      grid-column: 1 / -1;
    }

    tbody th {
      font-weight: ${vars.weight.strong};
    }

    tbody th > div {
      font-weight: ${vars.weight.text};
    }

    td:empty {
      display: none;
    }
  }
`;

/* Label of a value on a card; hidden from screen readers, which still announce the column header. */
export const CellLabel = styled.span`
  display: none;

  ${media.belowL} {
    display: block;
    color: ${vars.color.text.muted};
    font-family: ${vars.font.text};
    font-size: ${vars.size.xxs};

    &::before {
      content: attr(data-label);
    }
  }
`;
