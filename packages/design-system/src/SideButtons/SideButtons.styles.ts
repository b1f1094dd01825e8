'use client';

import { styled } from 'styled-components';
import { media } from '../tokens/media';
import { vars } from '../tokens/vars';

/*
 * Stays in the lower corner of the window until the footer comes into view, behind the header, its menus and notices.
 * Takes up space in the page only in low windows.
 */
export const Frame = styled.nav`
  position: sticky;
  inset-block-end: ${vars.space[4]};
  z-index: ${vars.layer.side};
  block-size: 0;

  ${media.short} {
    position: static;
    block-size: auto;
  }
`;

export const List = styled.ul`
  position: absolute;
  inset-block-end: 0;
  inset-inline-end: 0;

  ${media.short} {
    position: static;
    display: flex;
  }
`;

/* Slides out of the icon on hover and focus. */
export const Label = styled.span`
  position: absolute;
  inset-block: 0;
  inset-inline-end: 100%;
  display: flex;
  align-items: center;
  padding-inline: ${vars.space[4]};
  background: ${vars.color.inverse.hover};
  font-size: ${vars.size.xxs};
  font-weight: ${vars.weight.strong};
  opacity: 0;
  pointer-events: none;
  transition: opacity ${vars.motion.quick} ${vars.motion.ease};
  white-space: nowrap;
`;

export const Anchor = styled.a`
  position: relative;
  display: grid;
  place-content: center;
  inline-size: ${vars.control.m};
  block-size: ${vars.control.m};
  padding: 0;
  /* Separates the button from dark sections of the same colour. */
  border: ${vars.line.hair} solid ${vars.color.line.strong};
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
