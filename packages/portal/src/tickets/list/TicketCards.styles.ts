'use client';

import { styled } from 'styled-components';
import { vars } from '@kmx/design-system';

export const SortBar = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr) auto;
  gap: ${vars.space[2]};
  align-items: end;
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
`;

export const CardHead = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: start;
  justify-content: space-between;
  gap: ${vars.space[2]};
`;

export const Facts = styled.dl`
  display: grid;
  gap: ${vars.space[1]};
  margin: 0;
  font-size: ${vars.size.xxs};
`;

export const Fact = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 2fr) minmax(0, 3fr);
  gap: ${vars.space[3]};
`;

export const FactLabel = styled.dt`
  color: ${vars.color.text.muted};
  overflow-wrap: anywhere;
`;

export const FactValue = styled.dd<{ $isFigures: boolean }>`
  margin: 0;
  font-family: ${({ $isFigures }) => ($isFigures ? vars.font.mono : 'inherit')};
  font-variant-numeric: tabular-nums;
  overflow-wrap: anywhere;
`;
