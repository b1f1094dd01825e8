'use client';

import { css, styled } from 'styled-components';
import { media, vars } from '@kmx/design-system/tokens';

/* Not on narrow paper, which has room for the whole table. */
const phone = '@media screen and (max-width: 47.99em)';

const visuallyHidden = css`
  position: absolute;
  inline-size: 1px;
  block-size: 1px;
  padding: 0;
  overflow: hidden;
  clip-path: inset(50%);
`;

/* Leaves a select of half the window room for its text. */
const narrowSelect = css`
  select {
    padding-inline: ${vars.space[2]} ${vars.space[8]};
  }

  select + span {
    inset-inline-end: ${vars.space[2]};
  }
`;

/* On a phone, a property is above the values of its products, which share the line. */
export const stacked = css`
  ${phone} {
    table,
    thead,
    tbody {
      display: block;
    }

    tr {
      position: relative;
      display: flex;
      flex-wrap: wrap;
    }

    tr > * {
      flex: 1 1 0;
      min-inline-size: 0;
      padding-inline: ${vars.space[3]};
    }

    thead {
      position: sticky;
      inset-block-start: ${vars.header.height};
      z-index: 2;
      background: ${vars.color.surface.base};
    }

    thead th {
      position: static;
      align-content: end;
    }

    th[scope='row'],
    th[scope='rowgroup'] {
      flex-basis: 100%;
    }

    /* The mark is positioned in the row, and spans it. */
    th[scope='row'] {
      position: static;
      padding-block-end: 0;
      border-block-end: 0;
      color: ${vars.color.text.muted};
    }

    td {
      padding-block-start: ${vars.space[1]};
    }

    tbody > tr:first-child > td {
      padding-block-start: ${vars.space[3]};
    }

    td form {
      ${narrowSelect}
    }

    thead th:first-child,
    tbody > tr:first-child > th[scope='row'] {
      ${visuallyHidden}
    }
  }

  ${media.short} {
    thead {
      position: static;
    }
  }
`;

const show = (select: 'first' | 'second', column: number) => `
  &:has([name='${select}'] option:nth-child(${String(column)}):checked) tr > :nth-child(${String(column + 1)}) {
    display: block;
    order: ${select === 'first' ? '1' : '2'};
  }
`;

/* On a phone, two of the products are shown: those that the selects have chosen, in their order. */
export const switched = (columns: number) => css`
  ${phone} {
    tr > :nth-child(n + 2) {
      display: none;
    }

    ${Array.from({ length: columns }, (_, index) => show('first', index + 1) + show('second', index + 1)).join('')}
  }
`;

export const Switch = styled.div`
  display: none;

  ${phone} {
    display: grid;
    grid-template-columns: repeat(2, minmax(0, 1fr));
    gap: ${vars.space[3]};

    ${narrowSelect}
  }
`;
