'use client';

import { styled } from 'styled-components';
import { media, vars } from '@kmx/design-system/tokens';

/* Sticks to the end of the window while the page is longer, and covers nothing at its end. */
export const Frame = styled.form`
  position: sticky;
  inset-block-end: 0;
  z-index: ${vars.layer.side};
  display: grid;
  grid-template-columns: repeat(3, minmax(0, 1fr));
  gap: ${vars.space[2]};
  padding: ${vars.space[2]} ${vars.space.gutter};
  border-block-start: ${vars.line.wire} solid ${vars.color.line.wire};
  background: ${vars.color.surface.raised};
  color: ${vars.color.text.default};

  html:has(&) {
    scroll-padding-block-end: 6rem;
  }

  ${media.print} {
    display: none;
  }
`;
