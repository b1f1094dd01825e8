'use client';

import { styled } from 'styled-components';
import { media, vars } from '@kmx/design-system/tokens';

/* Sticks to the bottom of the window on longer pages; covers nothing at the end of the page. */
export const Frame = styled.aside`
  position: sticky;
  inset-block-end: 0;
  z-index: ${vars.layer.side};
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: end;
  gap: ${vars.space[2]} ${vars.space[4]};
  padding: ${vars.space[2]} max(${vars.space.gutter}, calc((100% - ${vars.width.stretched}) / 2));
  border-block-start: ${vars.line.wire} solid ${vars.color.line.wire};
  background: ${vars.color.surface.raised};

  html:has(&:not([hidden])) {
    scroll-padding-block-end: 5rem;

    /* The button for contact moves above the bar. */
    [data-side-buttons] {
      inset-block-end: 5rem;
    }
  }

  &[hidden] {
    display: none;
  }

  ${media.short} {
    position: static;
  }

  ${media.print} {
    display: none;
  }
`;
