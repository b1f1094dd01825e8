'use client';

import { styled } from 'styled-components';
import { media, vars } from '@kmx/design-system/tokens';

/*
 * Low, so that the differences are visible without scrolling: the select spans the column, and both buttons share a
 * line.
 */
export const Column = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${vars.space[1]} ${vars.space[4]};
  align-items: center;
  max-inline-size: 18rem;
  overflow-wrap: break-word;

  > :has(> picture) {
    inline-size: 6rem;
    background: ${vars.color.surface.sunken};
  }

  /* A long brand does not fit beside the picture; the selects are aligned across the table. */
  > p {
    flex-basis: 100%;
    min-inline-size: 0;
    hyphens: auto;
  }

  ${media.print} {
    > :has(> picture) {
      inline-size: 3rem;
    }
  }
`;

export const Choice = styled.form`
  display: contents;

  > :first-child {
    flex-basis: 100%;
    padding-block: ${vars.space[2]} ${vars.space[1]};
  }

  /* Small enough for "all variants" in the narrowest of five columns, except on touch screens, which would zoom. */
  ${media.l} {
    select {
      font-size: ${vars.size.xs};
    }
  }

  /* Print shows the selected value. */
  ${media.print} {
    button,
    svg {
      display: none;
    }

    label {
      font-size: 7pt;
    }

    select {
      min-block-size: 0;
      padding: 0;
      border: 0;
      font-size: 8pt;
    }
  }
`;
