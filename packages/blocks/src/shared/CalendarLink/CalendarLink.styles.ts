'use client';

import { styled } from 'styled-components';
import { media, vars } from '@kmx/design-system/tokens';

export const Anchor = styled.a`
  display: inline-flex;
  align-items: center;
  gap: ${vars.space[2]};
  min-block-size: ${vars.control.target};
  color: ${vars.color.text.accent};
  font-size: ${vars.size.xs};
  line-height: ${vars.leading.snug};
  text-underline-offset: 0.2em;

  svg {
    flex: none;
  }

  ${media.print} {
    display: none;
  }
`;
