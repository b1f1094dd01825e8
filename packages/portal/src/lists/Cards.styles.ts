'use client';

import { styled } from 'styled-components';
import { media, vars } from '@kmx/design-system';
import type { ColumnKind } from './columnKinds';

const isMono: Record<ColumnKind, boolean> = { text: false, figures: true, date: false, amount: true };

export const SortBar = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr) auto;
  gap: ${vars.space[2]};
  align-items: end;

  ${media.print} {
    display: none;
  }
`;

export const CardList = styled.ul<{ $isBusy: boolean }>`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${vars.space[3]};
  opacity: ${({ $isBusy }) => ($isBusy ? 0.6 : 1)};
`;

export const Card = styled.li`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${vars.space[2]};
  padding: ${vars.space[3]} ${vars.space[4]};
  border: ${vars.line.hair} solid ${vars.card.border};
  background: ${vars.card.surface};
  font-size: ${vars.size.xs};

  ${media.print} {
    break-inside: avoid;
  }
`;

export const CardHeader = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: start;
  justify-content: space-between;
  gap: ${vars.space[2]};
`;

/* Name of the card; the row's button stays beside it. */
export const CardName = styled.div`
  flex: 1 1 10rem;
  min-inline-size: 0;
  font-weight: ${vars.weight.strong};
  overflow-wrap: anywhere;
`;

export const Details = styled.dl`
  display: grid;
  gap: ${vars.space[1]};
  margin: 0;
  font-size: ${vars.size.xxs};
`;

/* The value is beside its label, or below it if there is no space, such as for a quantity field. */
export const Field = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: baseline;
  gap: ${vars.space[1]} ${vars.space[3]};
`;

export const FieldLabel = styled.dt`
  flex: 2 1 5.5rem;
  color: ${vars.color.text.muted};
  overflow-wrap: anywhere;
`;

/* A number is beside its label, because the numbers to compare it with are on other cards. */
export const FieldValue = styled.dd<{ $kind: ColumnKind }>`
  flex: 3 1 8rem;
  margin: 0;
  font-family: ${({ $kind }) => (isMono[$kind] ? vars.font.mono : 'inherit')};
  font-variant-numeric: tabular-nums;
  overflow-wrap: anywhere;
`;
