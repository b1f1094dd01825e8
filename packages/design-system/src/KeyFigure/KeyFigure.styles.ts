'use client';

import { styled } from 'styled-components';
import { vars } from '../tokens/vars';

export const Frame = styled.div`
  display: flex;
  flex-direction: column;
  gap: ${vars.space[2]};
  min-inline-size: 0;
  container-type: inline-size;
  padding-block-start: ${vars.space[4]};
  border-block-start: ${vars.line.wire} solid ${vars.color.line.wire};
`;

export const Amount = styled.p`
  color: ${vars.color.text.default};
  font-family: ${vars.font.mono};
  font-size: ${vars.size.xl};
  /* Nine digits and a unit fit on one line in four columns. */
  font-size: min(${vars.size.xl}, 15.2cqi);
  font-variant-numeric: tabular-nums;
  font-weight: 500;
  letter-spacing: ${vars.tracking.display};
  word-spacing: -0.3em;
  line-height: ${vars.leading.tight};
`;

/* Preserves the order of figure and unit in right-to-left text. */
export const Reading = styled.bdi`
  display: inline-flex;
  flex-wrap: wrap;
  align-items: baseline;
  column-gap: 0.3em;
`;

export const Unit = styled.span`
  font-size: 0.5em;
  font-weight: ${vars.weight.text};
  letter-spacing: 0;
  word-spacing: 0;
`;

export const Label = styled.p`
  color: ${vars.color.text.default};
  font-size: ${vars.size.s};
  line-height: 1.4;
`;

export const Note = styled.p`
  color: ${vars.color.text.muted};
  font-size: ${vars.size.xxs};
  line-height: 1.45;
`;
