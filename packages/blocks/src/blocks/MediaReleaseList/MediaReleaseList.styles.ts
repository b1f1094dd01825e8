'use client';

import { styled } from 'styled-components';
import { stretchedLink } from '@kmx/design-system/mixins/stretchedLink';
import { media, vars } from '@kmx/design-system/tokens';

export const Header = styled.div`
  display: flex;
  flex-wrap: wrap;
  justify-content: space-between;
  gap: 0 ${vars.space[6]};
  border-block-end: ${vars.line.hair} solid ${vars.color.line.subtle};
`;

export const Years = styled.ul`
  display: flex;
  flex-wrap: wrap;
  gap: 0 ${vars.space[6]};
`;

/* The wire marks the current choice on the common line. */
export const Choice = styled.a`
  display: inline-flex;
  align-items: center;
  gap: ${vars.space[2]};
  min-block-size: ${vars.control.m};
  border-block: ${vars.line.wire} solid transparent;
  color: ${vars.color.text.muted};
  font-size: ${vars.size.xs};
  font-variant-numeric: tabular-nums;
  text-decoration: none;

  small {
    font-family: ${vars.font.mono};
    font-size: ${vars.size.xxs};
  }

  /* Forced colours draw transparent borders too. */
  ${media.forcedColors} {
    border-color: Canvas;
  }

  &[aria-current] {
    border-block-end-color: ${vars.color.line.wire};
    color: ${vars.color.text.default};
    font-weight: ${vars.weight.strong};
  }

  ${media.hover} {
    &:hover {
      color: ${vars.color.text.default};
    }
  }
`;

export const Tools = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  gap: 0 ${vars.space[6]};
  color: ${vars.color.text.muted};
  font-size: ${vars.size.xs};
  font-variant-numeric: tabular-nums;
`;

export const Feed = styled.a`
  display: inline-flex;
  align-items: center;
  gap: ${vars.space[2]};
  min-block-size: ${vars.control.target};
  color: ${vars.color.text.accent};
  text-underline-offset: 0.2em;
`;

export const List = styled.ol`
  border-block-start: ${vars.line.hair} solid ${vars.color.line.subtle};
`;

/* Dates have their own column, so that they can be scanned. */
export const Row = styled.li`
  position: relative;
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${vars.space[1]} ${vars.space.column};
  padding-block: ${vars.space[5]};
  border-block-end: ${vars.line.hair} solid ${vars.color.line.subtle};
  overflow-wrap: anywhere;

  ${media.m} {
    grid-template-columns: 11rem minmax(0, 1fr);
  }
`;

/* In one line on a small screen, stacked in the column of dates. */
export const Details = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${vars.space[1]} ${vars.space[4]};
  align-items: center;

  ${media.m} {
    flex-direction: column;
    gap: ${vars.space[2]};
    align-items: start;
  }
`;

export const Day = styled.time`
  padding-block: ${vars.space[1]};
  color: ${vars.color.text.muted};
  font-family: ${vars.font.mono};
  font-size: ${vars.size.xxs};
  font-variant-numeric: tabular-nums;
`;

export const Summary = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  justify-items: start;
  gap: ${vars.space[1]};
`;

export const Anchor = styled.a`
  ${stretchedLink}
`;

export const Notice = styled.div`
  display: grid;
  justify-items: start;
  gap: ${vars.space[3]};
  padding: ${vars.space[6]};
  border: ${vars.line.hair} dashed ${vars.color.line.strong};
  color: ${vars.color.text.muted};
`;

/* Not printed. */
export const Links = styled.div`
  ${media.print} {
    display: none;
  }
`;

export const Content = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${vars.space.stack.s};
`;
