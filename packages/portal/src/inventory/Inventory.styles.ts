'use client';

import { styled } from 'styled-components';
import { media, vars } from '@kmx/design-system';

export const Place = styled.section`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${vars.space[3]};
`;

export const LocationHeader = styled.div`
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

/* Eight columns fit in every language, because headers and tags wrap before the last column is clipped. */
export const WholeTable = styled.div`
  ${media.xl} {
    thead th,
    thead button,
    td [data-status] {
      white-space: normal;
    }
  }
`;

/* The number fills the height of its row, over the padding of the cell: a touch target of 44 px. */
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

/* The figure is aligned with those of the other rows; its touch target extends before it. */
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

/* At most two lines, because the table can scroll. */
export const Kind = styled.span`
  display: block;

  ${media.m} {
    min-inline-size: 7rem;
  }
`;
