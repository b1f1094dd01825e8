'use client';

import { styled } from 'styled-components';
import { media, vars } from '@kmx/design-system/tokens';

/* Columns of figures have equal widths, so that they can be compared visually. */
export const Sheet = styled.div`
  min-inline-size: 0;

  th:first-child {
    overflow-wrap: anywhere;
  }

  /* A table of texts scrolls instead of breaking words into single letters. */
  td:not(:has(> bdi)) {
    min-inline-size: 7rem;

    ${media.print} {
      min-inline-size: 0;
    }
  }

  /* A link fills the height of its row. */
  td a {
    padding-block: ${vars.space[3]};
  }

  ${media.l} {
    table {
      table-layout: fixed;
    }

    /* A long address wraps instead of overlapping the next column. */
    td {
      overflow-wrap: anywhere;
      white-space: normal;
    }

    th:first-child {
      inline-size: 34%;
    }
  }
`;

export const Unit = styled.span`
  color: ${vars.color.text.muted};
  font-family: ${vars.font.mono};
  font-size: ${vars.size.xxs};
  white-space: nowrap;
`;
