'use client';

import { styled } from 'styled-components';

/* Both systems overlap in one cell, so that switching does not shift the layout. */
export const Cell = styled.span`
  display: inline-grid;
  grid-template-columns: minmax(0, auto);
  max-inline-size: 100%;
  vertical-align: baseline;
`;

/*
 * Hides the other system, also from screen readers; a figure precedes its unit in every direction. The default is
 * metric.
 */
export const Reading = styled.bdi`
  grid-area: 1 / 1;
  min-inline-size: 0;
  font-variant-numeric: tabular-nums;

  html[data-measurement='Imperial'] &[data-system='Metric'],
  html:not([data-measurement='Imperial']) &[data-system='Imperial'] {
    visibility: hidden;
  }
`;
