'use client';

import { styled } from 'styled-components';
import { scrollShade } from '../mixins/scrollShade.styles';
import { media } from '../tokens/media';
import { vars } from '../tokens/vars';

export const Frame = styled.nav`
  border-block-end: ${vars.line.hair} solid ${vars.color.line.subtle};
  background: ${vars.color.surface.base};

  ${media.header} {
    position: sticky;
    inset-block-start: ${vars.header.height};
    z-index: ${vars.layer.side};

    html:not(:has([data-site-header])) & {
      inset-block-start: 0;
    }

    /* Scroll targets stop below the list. */
    html:has(&) {
      scroll-padding-block-start: calc(${vars.header.height} + ${vars.control.m} + ${vars.space[4]});
    }
  }

  ${media.short} {
    position: static;

    html:has(&) {
      scroll-padding-block-start: ${vars.space[4]};
    }
  }

  ${media.print} {
    display: none;
  }
`;

/* Overflows a narrow window. Marks the entry of the visible section in browsers that support it. */
export const List = styled.ol`
  display: flex;
  column-gap: ${vars.space[6]};
  margin-inline: calc(-1 * ${vars.space.gutter});
  padding-inline: ${vars.space.gutter};
  scroll-padding-inline: ${vars.space.gutter};
  overflow-x: auto;
  overscroll-behavior-x: contain;
  scrollbar-width: thin;
  scroll-target-group: auto;
  ${scrollShade}
`;

export const Anchor = styled.a`
  display: block;
  max-inline-size: 16rem;
  overflow: hidden;
  border-block: ${vars.line.wire} solid transparent;
  color: ${vars.color.text.muted};
  font-size: ${vars.size.xxs};
  line-height: ${vars.control.target};
  text-decoration: none;
  text-overflow: ellipsis;
  white-space: nowrap;

  &:focus-visible {
    outline-offset: -2px;
  }

  /* Forced colours draw transparent borders too. */
  ${media.forcedColors} {
    border-color: Canvas;
  }

  &:target-current {
    border-block-end-color: ${vars.color.line.wire};
    color: ${vars.color.text.default};
  }

  ${media.hover} {
    &:hover {
      color: ${vars.color.text.default};
      text-decoration: underline;
    }
  }
`;
