'use client';

import { styled } from 'styled-components';
import { media, vars } from '@kmx/design-system';

export const Place = styled.section`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${vars.space[3]};
`;

export const PlaceHead = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: baseline;
  justify-content: space-between;
  gap: ${vars.space[1]} ${vars.space[4]};
  padding-block-start: ${vars.space[3]};
  overflow-wrap: anywhere;
`;

export const LocationDetails = styled.p`
  display: flex;
  flex-wrap: wrap;
  gap: ${vars.space[1]} ${vars.space[4]};
  color: ${vars.color.text.muted};
  font-size: ${vars.size.xs};
  font-variant-numeric: tabular-nums;
`;

/* Eight columns fit beside each other in every language: a head or a tag wraps before the last column is cut. */
export const WholeTable = styled.div`
  ${media.xl} {
    thead th,
    thead button,
    td [data-status] {
      white-space: normal;
    }
  }
`;

/* The number fills the height of its row: a target of 44 px, over the padding of the cell. */
export const SerialAnchor = styled.a`
  display: inline-flex;
  align-items: center;
  min-block-size: ${vars.control.target};
  margin-block: calc(-1 * ${vars.space[2]});
  font-family: ${vars.font.mono};
  font-weight: ${vars.weight.strong};
  font-variant-numeric: tabular-nums;
  white-space: nowrap;
`;

/* The figure ends where those of the other rows do; what is touched reaches out before it. */
export const TicketsAnchor = styled.a`
  display: inline-flex;
  align-items: center;
  min-block-size: ${vars.control.target};
  min-inline-size: ${vars.control.target};
  margin-block: calc(-1 * ${vars.space[2]});
  font-weight: ${vars.weight.strong};

  td & {
    justify-content: flex-end;
  }
`;

export const Count = styled.span`
  color: ${vars.color.text.muted};
`;

/* Two lines at most, where a table scrolls anyway. */
export const Kind = styled.span`
  display: block;

  ${media.m} {
    min-inline-size: 7rem;
  }
`;
