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

  /* One line if areas, name and both buttons fit; else one line each, before the areas wrap. */
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

/* Wire below the current area. */
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

  /* Forced colours would make the invisible lines visible. */
  ${media.forcedColors} {
    border-block-start-color: Canvas;

    &:not([aria-current]) {
      border-color: Canvas;
    }
  }
`;

/*
 * A separate line below 1280 px, and if the areas leave no space; the sign-out button is at its end, aligned with the
 * grid. The name shrinks, not the buttons.
 */
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

  /* A basis of 0, so that many organisations do not wrap the areas. */
  ${media.xl} {
    flex: 1 1 0;
    min-inline-size: auto;
    border-block-start: 0;
  }

  /* In forced colours the button has a frame, which is aligned with the grid. */
  ${media.forcedColors} {
    > button:last-child {
      margin-inline-end: 0;
    }
  }
`;

/* One line each, with an ellipsis: names are never broken within a word. */
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

/* One line for any number of organisations; the account page lists all of them. */
export const Organisation = styled.span`
  color: ${vars.color.text.muted};
  font-size: ${vars.size.xxs};
`;

/* Minimum height, so that the footer stays below while a screen loads. */
export const Content = styled.div`
  min-block-size: 60svh;
  padding-block: ${vars.space[8]} ${vars.space.section.m};

  &:focus {
    outline: none;
  }
`;
