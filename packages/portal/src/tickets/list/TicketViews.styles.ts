'use client';

import { styled } from 'styled-components';
import { media, vars } from '@kmx/design-system';

export const ViewBar = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  gap: ${vars.space[2]} ${vars.space[4]};
  border-block-end: ${vars.line.hair} solid ${vars.color.line.subtle};

  /* The label of the button is aligned with the grid: at its end, or at its start in a separate line. */
  > div {
    margin-inline: calc(-1 * ${vars.space[3]});
  }

  /* In forced colours the button has a frame, which is aligned with the grid. */
  ${media.forcedColors} {
    > div {
      margin-inline: 0;
    }
  }

  ${media.print} {
    display: none;
  }
`;

export const ViewList = styled.ul`
  display: flex;
  flex-wrap: wrap;
`;

/* The current view is placed on the wire. */
export const ViewAnchor = styled.a`
  display: inline-flex;
  align-items: center;
  min-block-size: ${vars.control.target};
  padding-inline: ${vars.space[3]};
  border-block-end: ${vars.line.wire} solid transparent;
  font-size: ${vars.size.xs};
  text-decoration: none;
  overflow-wrap: anywhere;

  &[aria-current] {
    border-color: ${vars.color.line.wire};
    font-weight: ${vars.weight.strong};
  }

  ${media.hover} {
    &:hover {
      background: ${vars.color.surface.sunken};
    }
  }

  /* Forced colours would make the invisible line below every view visible. */
  ${media.forcedColors} {
    &:not([aria-current]) {
      border-color: Canvas;
    }
  }
`;

export const SavedViewsTitle = styled.h3`
  font-size: ${vars.size.xs};
  font-weight: ${vars.weight.strong};
`;

export const SavedViewList = styled.ul`
  display: grid;
`;

export const SavedView = styled.li`
  display: grid;
  grid-template-columns: minmax(0, 1fr) auto auto;
  gap: ${vars.space[1]};
  align-items: center;
  border-block-end: ${vars.line.hair} solid ${vars.color.line.subtle};
`;

export const SavedViewName = styled.span`
  font-size: ${vars.size.xs};
  overflow-wrap: anywhere;
`;
