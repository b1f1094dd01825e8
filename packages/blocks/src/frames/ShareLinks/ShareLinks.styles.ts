'use client';

import { styled } from 'styled-components';
import { media, vars } from '@kmx/design-system/tokens';

export const Links = styled.ul`
  display: flex;
  flex-wrap: wrap;
  gap: ${vars.space[2]};

  > li:has(> [hidden]) {
    display: none;
  }
`;

export const Way = styled.a`
  display: inline-flex;
  align-items: center;
  gap: ${vars.space[2]};
  min-block-size: ${vars.control.target};
  padding-inline: ${vars.space[3]};
  border: ${vars.line.hair} solid ${vars.color.line.strong};
  background: none;
  color: ${vars.color.text.default};
  font-family: inherit;
  font-size: ${vars.size.xs};
  text-decoration: none;
  cursor: pointer;

  &[hidden] {
    display: none;
  }

  ${media.hover} {
    &:hover {
      background: ${vars.color.surface.sunken};
    }
  }
`;
