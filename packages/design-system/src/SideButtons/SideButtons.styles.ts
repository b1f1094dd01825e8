'use client';

import { styled } from 'styled-components';
import { media } from '../tokens/media';
import { vars } from '../tokens/vars';

/* On small screens a row above the footer, where it covers no text. */
export const Frame = styled.nav`
  padding: ${vars.space[4]} ${vars.space.gutter};

  ${media.l} {
    position: fixed;
    inset-block-start: 40%;
    inset-inline-end: 0;
    z-index: ${vars.layer.side};
    padding: 0;
  }
`;

export const List = styled.ul`
  display: flex;
  gap: 1px;

  ${media.l} {
    flex-direction: column;
  }
`;

/* The label slides out of the icon on hover and focus: above it in a row, beside it in a column. */
export const Label = styled.span`
  position: absolute;
  inset-block-end: 100%;
  inset-inline-start: -1px;
  display: flex;
  align-items: center;
  min-block-size: ${vars.control.s};
  padding-inline: ${vars.space[4]};
  background: ${vars.color.inverse.hover};
  font-size: ${vars.size.xxs};
  font-weight: ${vars.weight.strong};
  opacity: 0;
  pointer-events: none;
  transition: opacity ${vars.motion.quick} ${vars.motion.ease};
  white-space: nowrap;

  ${media.l} {
    inset-block: 0;
    inset-inline: auto 100%;
    min-block-size: 0;
  }
`;

export const Anchor = styled.a`
  position: relative;
  display: grid;
  place-content: center;
  inline-size: ${vars.control.m};
  block-size: ${vars.control.m};
  padding: 0;
  border: 1px solid transparent;
  background: ${vars.color.inverse.base};
  color: ${vars.color.inverse.on};
  text-decoration: none;
  cursor: pointer;

  /* Buttons that cannot open a popover are hidden; the panel is part of the page then. */
  @supports not selector(:popover-open) {
    &[popovertarget] {
      display: none;
    }
  }

  &:focus-visible {
    outline-offset: -4px;
    outline-color: currentcolor;
  }

  &:focus-visible ${Label} {
    opacity: 1;
  }

  ${media.hover} {
    &:hover {
      background: ${vars.color.inverse.hover};
    }

    &:hover ${Label} {
      opacity: 1;
    }
  }
`;
