'use client';

import { styled } from 'styled-components';
import { media, vars } from '@kmx/design-system/tokens';

export const Topline = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: 0 ${vars.space.stack.m};
  align-items: center;
  justify-content: space-between;
`;

export const Screens = styled.ul`
  display: flex;
  flex-wrap: wrap;
  column-gap: ${vars.space.stack.m};
`;

export const ScreenLink = styled.a`
  display: inline-flex;
  align-items: center;
  gap: ${vars.space[2]};
  min-block-size: ${vars.control.target};
  color: ${vars.color.text.default};
  font-size: ${vars.size.xs};
  text-decoration: none;

  &:hover {
    text-decoration: underline;
  }

  &[aria-current] {
    font-weight: ${vars.weight.strong};
    text-decoration: underline;
    text-decoration-color: ${vars.color.line.wire};
    text-decoration-thickness: ${vars.line.wire};
    text-underline-offset: 0.5em;
  }
`;

/* Links of a row stay on one line, because the table can scroll. */
export const Links = styled.div`
  display: flex;
  flex-wrap: wrap;

  ${media.l} {
    flex-wrap: nowrap;
  }

  ${media.belowL} {
    margin-inline-start: calc(-1 * ${vars.space[3]});
  }

  /* In forced colours each link has a visible border. */
  ${media.forcedColors} {
    gap: ${vars.space[2]};
    margin-inline-start: 0;
  }
`;

/* Page names in a cell, and topics of a board: as many per line as fit. */
export const Line = styled.ul`
  display: flex;
  flex-wrap: wrap;
  gap: ${vars.space[2]} ${vars.space.stack.m};
`;

/* A single view uses the full width. */
export const Sides = styled.div`
  display: grid;
  gap: ${vars.space.stack.l} ${vars.space.column};

  ${media.m} {
    form:has(input[name='sides']:checked) & {
      grid-template-columns: repeat(2, minmax(0, 1fr));
    }
  }
`;

/* Three choices per line for one view, otherwise as many as are readable. */
export const Choices = styled.div`
  display: grid;
  grid-template-columns: repeat(auto-fill, minmax(min(100%, max(13rem, 30%)), 1fr));
  gap: ${vars.space[4]} ${vars.space.column};
`;

/* Target of the "Show" button. */
export const Views = styled.div`
  scroll-margin-block-start: calc(${vars.header.height} + ${vars.space[4]});
`;

/* The page height on a laptop, limited by the window height. */
export const LensWindow = styled.iframe`
  inline-size: 100%;
  block-size: min(56rem, 85dvh);
  border: ${vars.line.hair} solid ${vars.color.line.strong};
  background: ${vars.color.surface.base};
`;

/* Displayed only when needed. */
export const SecondSide = styled.div`
  form:not(:has(input[name='sides']:checked)) & {
    display: none;
  }
`;
