'use client';

import { styled } from 'styled-components';
import { media, vars } from '@kmx/design-system';

/* Interactive parts, which are not printed. */
export const ScreenOnly = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${vars.space[3]};

  ${media.print} {
    display: none;
  }
`;

export const HeaderDetails = styled.span`
  display: flex;
  flex-wrap: wrap;
  gap: ${vars.space[1]} ${vars.space[4]};
  min-inline-size: 0;
  overflow-wrap: anywhere;
`;

export const Serial = styled.span`
  color: ${vars.color.text.default};
  font-family: ${vars.font.mono};
  font-weight: ${vars.weight.strong};
  font-variant-numeric: tabular-nums;
`;

export const PartHeader = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  gap: ${vars.space[2]} ${vars.space[4]};
`;

/* A link in a row fills its height, over the padding of the cell: a touch target of 44 px. */
export const RowAnchor = styled.a`
  display: inline-flex;
  align-items: center;
  min-block-size: ${vars.control.target};
  margin-block: calc(-1 * ${vars.space[2]});
  padding-block: ${vars.space[2]};
  overflow-wrap: break-word;
`;

export const Nothing = styled.p`
  padding-block: ${vars.space[3]};
  border-block: ${vars.line.hair} solid ${vars.table.rule};
  color: ${vars.color.text.muted};
  font-size: ${vars.size.xs};
`;

export const Code = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${vars.space[6]};
  align-items: start;
  break-inside: avoid;

  ${media.s} {
    grid-template-columns: 12rem minmax(0, 1fr);
  }
`;

/* Dark on light in every theme and scheme, and in print, because scanners do not reliably read inverted codes. */
export const CodeFrame = styled.div`
  inline-size: 12rem;
  max-inline-size: 100%;
  border: ${vars.line.hair} solid ${vars.color.line.subtle};
  background: ${vars.color.surface.base};
  color: ${vars.color.text.default};
  forced-color-adjust: none;
  print-color-adjust: exact;
`;

export const CodeDrawing = styled.svg`
  display: block;
  inline-size: 100%;
  block-size: auto;
`;

export const CodeMessages = styled.div`
  display: grid;
  gap: ${vars.space[4]};
  justify-items: start;
  max-inline-size: ${vars.measure.text};
  overflow-wrap: anywhere;
`;
