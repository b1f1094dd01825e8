'use client';

import { styled } from 'styled-components';
import { media } from '../tokens/media';
import { vars } from '../tokens/vars';

export const Bar = styled.div`
  max-inline-size: 100%;
  block-size: ${vars.space[4]};
  background: ${vars.color.line.wire};
`;

export const Steps = styled.ul`
  display: grid;
  gap: ${vars.space[3]};
`;

export const Step = styled.li`
  display: grid;
  grid-template-columns: minmax(0, 9rem) minmax(0, 1fr);
  gap: ${vars.space[4]};
  align-items: center;
`;

/** The twelve columns with their gutters, as in a window of 1440 px. */
export const GridSheet = styled.div`
  display: grid;
  grid-template-columns: repeat(12, minmax(0, 1fr));
  column-gap: ${vars.space[1]};
  row-gap: ${vars.space[4]};

  ${media.m} {
    column-gap: ${vars.space.column};
  }
`;

export const Track = styled.div`
  display: grid;
  place-items: center;
  block-size: ${vars.space[10]};
  background: ${vars.color.surface.sunken};
  font-family: ${vars.font.mono};
  font-size: ${vars.size.xxs};
`;

export const Span = styled.div`
  padding: ${vars.space[3]} ${vars.space[2]};
  border-block-start: ${vars.line.wire} solid ${vars.color.line.wire};
  font-size: ${vars.size.xxs};
`;

/** A width with its name above the line; all share their left edge. */
export const Width = styled.li`
  display: grid;
  gap: ${vars.space[2]};
  padding-block: ${vars.space[3]};
  font-family: ${vars.font.mono};
  font-size: ${vars.size.xxs};
`;

export const WidthLine = styled.div`
  border-block-end: ${vars.line.wire} solid ${vars.color.line.wire};
`;
