'use client';

import { styled } from 'styled-components';
import { media, vars } from '@kmx/design-system/tokens';

/* Columns of figures are equally wide, so that they compare by eye. */
export const Sheet = styled.div`
  min-inline-size: 0;

  th:first-child {
    overflow-wrap: anywhere;
  }

  /* A table of words scrolls before its words stand one below the other. */
  td:not(:has(> bdi)) {
    min-inline-size: 7rem;

    ${media.print} {
      min-inline-size: 0;
    }
  }

  /* A link is as high as its row. */
  td a {
    padding-block: ${vars.space[3]};
  }

  ${media.l} {
    table {
      table-layout: fixed;
    }

    /* An address is wider than a column may be: it is broken rather than written over its neighbour. */
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
