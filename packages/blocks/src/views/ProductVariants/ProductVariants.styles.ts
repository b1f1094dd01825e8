'use client';

import { styled } from 'styled-components';
import { media, vars } from '@kmx/design-system/tokens';

export const Sheet = styled.div`
  container-type: inline-size;
  min-inline-size: 0;

  /* The caption does not scroll if the table is wider than its container. */
  caption {
    max-inline-size: 100cqi;
  }

  th:first-child {
    position: sticky;
    inset-inline-start: 0;
    z-index: 1;
    inline-size: 9rem;
    background: ${vars.color.surface.base};
    overflow-wrap: anywhere;

    ${media.m} {
      inline-size: 28%;
    }
  }

  thead th {
    min-inline-size: 9rem;
  }

  /* Space for the ghost button, whose overflow would make the table scroll. */
  th:last-child,
  td:last-child {
    padding-inline-end: ${vars.space[4]};
  }
`;

/* Contains visually hidden texts inside the table, which scrolls. */
export const Header = styled.span`
  position: relative;
  display: grid;
  gap: ${vars.space[2]};
  justify-items: inherit;
  white-space: normal;

  th & {
    justify-items: end;
    text-wrap: balance;

    /* The label of the ghost button is aligned with the end of the figures. */
    > :last-child:not([data-measured]) {
      margin-inline-end: calc(-1 * ${vars.space[3]});
    }
  }
`;

export const Names = styled.ul`
  display: grid;
  gap: ${vars.space[6]};
  padding-block-start: ${vars.space[6]};
`;

export const Content = styled.span`
  font-family: ${vars.font.text};
  white-space: normal;
  word-spacing: normal;
`;

export const Missing = styled.span`
  position: relative;
  color: ${vars.color.text.muted};
`;
