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

  /* The words of the button stand on the grid: at its end, or at its start where they have a line of their own. */
  > div {
    margin-inline: calc(-1 * ${vars.space[3]});
  }

  /* There the button has a frame, and that stands on the grid. */
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

  /* Forced colours would draw the line that is not seen under every view. */
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
