'use client';

import { styled } from 'styled-components';
import { media, vars } from '@kmx/design-system';

export const Bar = styled.header`
  border-block-end: ${vars.line.hair} solid ${vars.color.line.subtle};
  background: ${vars.color.surface.raised};

  ${media.print} {
    display: none;
  }
`;

export const Row = styled.div`
  display: flex;
  flex-direction: column;

  /* One line where the areas, the name and both buttons have room; else a line each, before the areas themselves break. */
  ${media.xl} {
    flex-flow: row wrap;
    justify-content: space-between;
    column-gap: ${vars.space[6]};
  }
`;

export const Areas = styled.ul`
  display: flex;
  flex-wrap: wrap;
  column-gap: ${vars.space[4]};
  margin: 0;
  padding: 0;
  list-style: none;

  ${media.m} {
    column-gap: ${vars.space[5]};
  }
`;

/* The wire under the area that is open. */
export const Area = styled.a`
  display: flex;
  align-items: center;
  min-block-size: ${vars.control.target};
  border-block: ${vars.line.wire} solid transparent;
  color: ${vars.color.text.default};
  font-size: ${vars.size.xs};
  font-weight: ${vars.weight.strong};
  text-decoration: none;

  ${media.m} {
    min-block-size: ${vars.control.m};
  }

  &[aria-current] {
    border-block-end-color: ${vars.color.line.wire};
    color: ${vars.color.text.accent};
  }

  ${media.hover} {
    &:hover {
      border-block-end-color: ${vars.color.line.strong};
    }
  }

  /* Forced colours would draw the lines that are not seen. */
  ${media.forcedColors} {
    border-block-start-color: Canvas;

    &:not([aria-current]) {
      border-color: Canvas;
    }
  }
`;

/* A line of its own below 1280 px, and where the areas leave no room, with the way out at its end; the words of the button end with the grid. The name gives way, not the buttons. */
export const Person = styled.div`
  display: flex;
  align-items: center;
  justify-content: space-between;
  gap: ${vars.space[2]};
  min-inline-size: 0;
  border-block-start: ${vars.line.hair} solid ${vars.color.line.subtle};

  > button {
    flex: none;
    min-inline-size: ${vars.control.target};
    white-space: nowrap;
  }

  > button:last-child {
    margin-inline-end: calc(-1 * ${vars.space[3]});
  }

  /* Its basis is nothing: however many organisations there are, they do not press the areas into two lines. */
  ${media.xl} {
    flex: 1 1 0;
    min-inline-size: auto;
    border-block-start: 0;
  }

  /* There the button has a frame, and that stands on the grid. */
  ${media.forcedColors} {
    > button:last-child {
      margin-inline-end: 0;
    }
  }
`;

/* One line each, cut where there is no room: a name is never broken into letters. */
export const Name = styled.p`
  display: grid;
  flex: 1;
  grid-template-columns: minmax(0, 1fr);
  min-inline-size: 0;
  font-size: ${vars.size.xs};
  line-height: ${vars.leading.snug};

  > span {
    overflow: hidden;
    text-overflow: ellipsis;
    white-space: nowrap;
  }

  ${media.xl} {
    min-inline-size: 9rem;
    text-align: end;
  }
`;

/* However many there are, in one line: the account names them all. */
export const Organisation = styled.span`
  color: ${vars.color.text.muted};
  font-size: ${vars.size.xxs};
`;

/* Its height keeps the foot of the page below while a screen is on its way. */
export const Content = styled.div`
  min-block-size: 60svh;
  padding-block: ${vars.space[8]} ${vars.space.section.m};

  &:focus {
    outline: none;
  }
`;
