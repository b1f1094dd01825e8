'use client';

import { styled } from 'styled-components';
import { media, vars } from '@kmx/design-system';

/* On small screens only the magnifier is visible; the word remains the button's accessible name. */
export const Label = styled.span`
  ${media.belowS} {
    position: absolute;
    inline-size: ${vars.line.hair};
    block-size: ${vars.line.hair};
    overflow: hidden;
    clip-path: inset(50%);
  }
`;

/* Windows with enough space usually have a keyboard. */
export const Shortcut = styled.span`
  display: none;
  margin-inline-start: ${vars.space[2]};
  color: ${vars.color.text.muted};
  font-family: ${vars.font.mono};
  font-size: ${vars.size.xxs};
  font-weight: ${vars.weight.text};
  white-space: nowrap;

  ${media.l} {
    display: inline;
  }
`;
