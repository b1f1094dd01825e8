'use client';

import { styled } from 'styled-components';
import { media, vars } from '@kmx/design-system/tokens';

export const Frame = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${vars.space[3]};
`;

export const SheetLabel = styled.p`
  color: ${vars.color.text.muted};
  font-size: ${vars.size.xxs};
`;

export const Sheet = styled.svg`
  inline-size: 100%;
  block-size: auto;

  overflow: visible;

  &:not([data-size='narrow']) {
    display: none;
  }

  ${media.s} {
    &[data-size='middle'] {
      display: block;
    }

    &[data-size='narrow'] {
      display: none;
    }
  }

  ${media.l} {
    &[data-size='wide'] {
      display: block;
    }

    &[data-size='middle'] {
      display: none;
    }
  }
`;

export const Rule = styled.path`
  fill: none;
  stroke: ${vars.color.line.subtle};
  stroke-width: 1;

  ${media.forcedColors} {
    stroke: GrayText;
  }
`;

export const Axis = styled.path`
  fill: none;
  stroke: ${vars.color.line.wire};
  stroke-width: 2;
`;

export const Line = styled.path`
  fill: none;
  stroke: ${vars.color.text.default};
  stroke-width: 1.75;
  stroke-linecap: round;
  stroke-linejoin: round;

  ${media.forcedColors} {
    stroke: CanvasText;
  }
`;

/* Marks the day that is read, once a script has placed it. */
export const Guide = styled.g`
  visibility: hidden;
  fill: ${vars.color.surface.base};
  stroke: ${vars.color.text.default};
  stroke-width: 1.75;

  &[transform] {
    visibility: visible;
  }

  path {
    stroke: ${vars.color.line.wire};
    stroke-width: 1;
  }

  ${media.forcedColors} {
    fill: Canvas;
    stroke: CanvasText;
  }
`;

export const Reading = styled.div`
  display: grid;
  gap: ${vars.space[2]};

  &[hidden] {
    display: none;
  }

  output {
    font-family: ${vars.font.mono};
    font-size: ${vars.size.xs};
    font-variant-numeric: tabular-nums;
  }

  input {
    inline-size: 100%;
    min-block-size: ${vars.control.target};
    margin: 0;
    accent-color: ${vars.color.text.default};
  }
`;

export const Dot = styled.circle`
  fill: ${vars.color.line.wire};
`;

/* An outline in the surface colour separates the text from the lines behind it. */
export const Label = styled.text`
  fill: ${vars.color.text.muted};
  paint-order: stroke;
  stroke: ${vars.color.surface.base};
  stroke-linejoin: round;
  stroke-width: 5;
  font-family: ${vars.font.mono};
  font-size: 0.75rem;
  font-variant-numeric: tabular-nums;

  &[data-last] {
    fill: ${vars.color.text.default};
    font-weight: ${vars.weight.strong};
  }

  ${media.forcedColors} {
    &,
    &[data-last] {
      fill: CanvasText;
      stroke: Canvas;
    }
  }
`;

export const Figures = styled.details`
  border-block: ${vars.line.hair} solid ${vars.color.line.subtle};

  /* In print the chart is sufficient: the table of weeks is included only if it was expanded. */
  ${media.print} {
    &:not([open]) {
      display: none;
    }
  }
`;

export const Summary = styled.summary`
  display: flex;
  align-items: center;
  justify-content: space-between;
  gap: ${vars.space[6]};
  min-block-size: ${vars.control.target};
  padding-block: ${vars.space[3]};
  font-size: ${vars.size.xs};
`;

/* Two pieces of wire that form a plus, or a minus when the table is expanded. */
export const Sign = styled.span`
  position: relative;
  flex: none;
  inline-size: ${vars.space[4]};
  block-size: ${vars.space[4]};
  color: ${vars.color.line.wire};

  &::before,
  &::after {
    position: absolute;
    inset-block-start: calc(50% - 1px);
    inset-inline: 0;
    border-block-start: ${vars.line.wire} solid;
    content: '';
  }

  &::after {
    rotate: 90deg;
  }

  ${Figures}[open] > ${Summary} > &::after {
    rotate: 0deg;
  }
`;
