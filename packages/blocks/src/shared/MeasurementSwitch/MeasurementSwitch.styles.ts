'use client';

import { styled } from 'styled-components';
import { media, vars } from '@kmx/design-system/tokens';

export const Frame = styled.div`
  display: inline-flex;
  align-items: center;
  column-gap: ${vars.space[4]};

  ${media.print} {
    display: none;
  }
`;

export const Label = styled.span`
  color: ${vars.color.text.muted};
  font-size: ${vars.size.xxs};
`;

export const Choices = styled.span`
  display: inline-flex;
  border: ${vars.line.hair} solid ${vars.color.line.strong};
  background: ${vars.color.surface.base};
`;

export const Choice = styled.a`
  display: grid;
  place-items: center;
  min-inline-size: 6rem;
  min-block-size: ${vars.control.target};
  padding-inline: ${vars.space[4]};
  color: ${vars.color.text.default};
  font-size: ${vars.size.xxs};
  text-decoration: none;

  &[aria-current] {
    background: ${vars.color.inverse.base};
    color: ${vars.color.inverse.on};
  }

  ${media.hover} {
    &:not([aria-current]):hover {
      background: ${vars.color.surface.sunken};
      text-decoration: underline;
    }
  }

  ${media.forcedColors} {
    &[aria-current] {
      outline: ${vars.line.wire} solid;
      outline-offset: -4px;
    }
  }
`;
