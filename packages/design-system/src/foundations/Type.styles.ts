'use client';

import { styled } from 'styled-components';
import { vars } from '../tokens/vars';

export const Sample = styled.p`
  min-inline-size: 0;
  color: ${vars.color.text.default};
  overflow-wrap: anywhere;
`;

export const Measured = styled.div<{ $measure: string }>`
  display: grid;
  gap: ${vars.space[3]};
  inline-size: ${({ $measure }) => $measure};
  max-inline-size: 100%;
  padding-block-start: ${vars.space[3]};
  border-block-start: ${vars.line.wire} solid ${vars.color.line.wire};
`;

export const FigureTable = styled.table<{ $isMono: boolean }>`
  inline-size: 100%;
  font-family: ${({ $isMono }) => ($isMono ? vars.font.mono : vars.font.text)};
  font-variant-numeric: ${({ $isMono }) => ($isMono ? 'tabular-nums' : 'proportional-nums')};

  :is(th, td) {
    padding-block: ${vars.space[2]};
    border-block-end: ${vars.line.hair} solid ${vars.color.line.subtle};
    font-weight: ${vars.weight.text};
    text-align: start;
  }

  td {
    text-align: end;
  }
`;
