'use client';

import { css } from 'styled-components';
import { media, vars } from '@kmx/design-system/tokens';

export const cell = css`
  padding: ${vars.space[3]} ${vars.space[4]};
  border-block-end: ${vars.line.hair} solid ${vars.table.rule};
  text-align: start;
  vertical-align: baseline;
  overflow-wrap: anywhere;

  ${media.print} {
    padding: 0.15rem 0.3rem;
  }
`;

/* The column of properties. Its padding is the space for the marks. */
export const pinned = css`
  position: sticky;
  inset-inline-start: 0;
  z-index: 1;
  inline-size: 8rem;
  min-inline-size: min(8rem, 32vw);
  padding-inline-start: ${vars.space[3]};
  background: ${vars.color.surface.base};

  ${media.m} {
    inline-size: 16rem;
    min-inline-size: 13rem;
  }

  ${media.xl} {
    inline-size: 20rem;
    min-inline-size: 16rem;
  }

  ${media.print} {
    position: static;
    inline-size: 20%;
    min-inline-size: 0;
    padding-inline-start: ${vars.space[2]};
  }
`;

/* A border, because print and forced colours omit backgrounds. */
export const mark = css`
  &::before {
    position: absolute;
    inset-block: ${vars.space[2]};
    inset-inline-start: 0;
    border-inline-start: ${vars.space[1]} solid ${vars.color.line.wire};
    content: '';

    ${media.print} {
      inset-block: 0.15rem;
    }
  }
`;
