'use client';

import { styled } from 'styled-components';
import { phoneDisclosure, unfoldedTitle } from '@kmx/design-system/mixins/phoneDisclosure';
import { media, vars } from '@kmx/design-system/tokens';

export const Sheet = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${vars.space[4]};
`;

/* Sticky for as long as the sheet is visible, below the header and the section navigation. */
export const Bar = styled.div`
  position: sticky;
  inset-block-start: ${vars.header.height};
  z-index: 1;
  display: flex;
  justify-content: flex-end;
  padding-block: ${vars.space[2]};
  background: ${vars.color.surface.base};

  ${media.header} {
    inset-block-start: calc(${vars.header.height} + ${vars.control.m});
  }

  ${media.short} {
    position: static;
  }
`;

export const Columns = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  align-items: start;

  ${media.s} {
    gap: ${vars.space.stack.l} ${vars.space[16]};
  }

  ${media.l} {
    &:has(> :nth-child(2)) {
      grid-template-columns: repeat(2, minmax(0, 1fr));
    }
  }
`;

export const Column = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);

  ${media.s} {
    gap: ${vars.space.stack.l};
  }
`;

export const Title = styled.h3`
  min-inline-size: 0;
  font-size: ${vars.size.s};
  letter-spacing: ${vars.tracking.heading};
  overflow-wrap: anywhere;
`;

export const SheetTitle = styled(Title)`
  ${unfoldedTitle}
  padding-block: ${vars.space[2]};
  border-block-end: ${vars.line.wire} solid ${vars.table.head};
`;

export const Group = styled.details`
  ${phoneDisclosure}
  min-inline-size: 0;

  > summary {
    border-block-end: ${vars.line.hair} solid ${vars.table.rule};
  }

  &[open] > summary {
    border-block-end: ${vars.line.wire} solid ${vars.table.head};
  }

  ${media.belowS} {
    &[open] {
      padding-block-end: ${vars.space[5]};
    }
  }
`;

export const Rows = styled.dl`
  margin: 0;
  font-size: ${vars.size.xs};
  line-height: 1.45;
`;

export const Row = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr) minmax(0, 1fr);
  gap: ${vars.space[4]};
  padding-block: ${vars.space[2]};
  border-block-end: ${vars.line.hair} solid ${vars.table.rule};
  break-inside: avoid;

  ${media.m} {
    grid-template-columns: minmax(0, 5fr) minmax(0, 7fr);
  }

  ${media.l} {
    grid-template-columns: minmax(0, 1fr) minmax(0, 1fr);
  }

  ${media.hover} {
    &:hover {
      background: ${vars.table.rowHover};
    }
  }
`;

export const Name = styled.dt`
  color: ${vars.color.text.muted};
  hyphens: auto;
  overflow-wrap: anywhere;
`;

export const Value = styled.dd<{ $isFigure: boolean }>`
  min-inline-size: 0;
  margin: 0;
  font-family: ${({ $isFigure }) => ($isFigure ? vars.font.mono : 'inherit')};
  font-variant-numeric: tabular-nums;
  word-spacing: ${({ $isFigure }) => ($isFigure ? '-0.3em' : 'normal')};
  overflow-wrap: anywhere;
`;

export const Hint = styled.span`
  display: block;
  color: ${vars.color.text.muted};
  font-family: ${vars.font.text};
  font-size: ${vars.size.xxs};
  word-spacing: normal;
`;
