'use client';

import { styled } from 'styled-components';
import { media, vars } from '@kmx/design-system';

export const TitleRow = styled.span`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${vars.space[2]} ${vars.space[4]};
  min-inline-size: 0;
  overflow-wrap: anywhere;
`;

/* Label and value side by side; two such columns where there is room. */
export const Details = styled.dl`
  display: grid;
  grid-template-columns: repeat(auto-fill, minmax(min(100%, 26rem), 1fr));
  column-gap: ${vars.space[10]};
  border-block-start: ${vars.line.wire} solid ${vars.table.head};
  font-size: ${vars.size.xs};
  font-variant-numeric: tabular-nums;
`;

export const Field = styled.div`
  display: grid;
  grid-template-columns: minmax(7rem, 1fr) minmax(0, 2fr);
  gap: ${vars.space[4]};
  padding-block: ${vars.space[3]};
  border-block-end: ${vars.line.hair} solid ${vars.table.rule};
  line-height: 1.4;
  overflow-wrap: anywhere;

  dt {
    color: ${vars.color.text.muted};
  }

  /* Same height as its row: a touch target of 44 px. */
  a {
    padding-block: ${vars.space[4]};
  }
`;

/* As wide as two buttons on a card, so that a single button is placed below the name, too. */
export const RowActions = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${vars.space[2]};
  min-inline-size: 14rem;

  > button {
    flex: none;
    white-space: nowrap;
  }

  ${media.m} {
    flex-wrap: nowrap;
    min-inline-size: 0;
    margin-block: calc(-1 * ${vars.space[1]});
  }

  ${media.print} {
    display: none;
  }
`;

export const Entries = styled.ol`
  border-block-start: ${vars.line.wire} solid ${vars.table.head};
  font-size: ${vars.size.xs};
`;

export const Entry = styled.li`
  display: grid;
  gap: ${vars.space[1]} ${vars.space[6]};
  padding-block: ${vars.space[3]};
  border-block-end: ${vars.line.hair} solid ${vars.table.rule};
  line-height: 1.4;

  ${media.m} {
    grid-template-columns: 14rem minmax(0, 1fr);
  }

  time {
    color: ${vars.color.text.muted};
    font-family: ${vars.font.mono};
    font-variant-numeric: tabular-nums;
  }
`;

export const Note = styled.div`
  color: ${vars.color.text.muted};
`;

export const Danger = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  gap: ${vars.space[4]};
  padding-block-start: ${vars.space[6]};
  border-block-start: ${vars.line.hair} solid ${vars.color.error.line};
`;
