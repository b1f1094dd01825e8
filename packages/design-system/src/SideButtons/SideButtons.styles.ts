'use client';

import { styled } from 'styled-components';
import { media } from '../tokens/media';
import { vars } from '../tokens/vars';

/*
 * Above the footer, where it covers no text. In wide windows it stays at the lower edge of the window until the footer
 * comes into view, below the header, its menus and notices.
 */
export const Frame = styled.nav`
  padding: ${vars.space[4]} ${vars.space.gutter};

  ${media.l} {
    position: sticky;
    inset-block-end: ${vars.space[6]};
    z-index: ${vars.layer.side};
    block-size: 0;
    padding: 0;
  }

  ${media.short} {
    position: relative;
  }
`;

export const List = styled.ul`
  display: flex;
  flex-wrap: wrap;
  gap: 1px;

  ${media.l} {
    position: absolute;
    inset-block-end: 0;
    inset-inline-end: 0;
    flex-direction: column;
  }
`;

/* In wide windows it slides out of the icon on hover and focus. */
export const Label = styled.span`
  font-size: ${vars.size.xxs};
  font-weight: ${vars.weight.strong};

  ${media.l} {
    position: absolute;
    inset-block: 0;
    inset-inline-end: 100%;
    display: flex;
    align-items: center;
    padding-inline: ${vars.space[4]};
    background: ${vars.color.inverse.hover};
    opacity: 0;
    pointer-events: none;
    transition: opacity ${vars.motion.quick} ${vars.motion.ease};
    white-space: nowrap;
  }
`;

export const Anchor = styled.a`
  position: relative;
  display: flex;
  align-items: center;
  gap: ${vars.space[3]};
  min-block-size: ${vars.control.m};
  padding: 0 ${vars.space[3]};
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
