'use client';

import { keyframes, styled } from 'styled-components';
import { media } from '../tokens/media';
import { vars } from '../tokens/vars';

const grow = keyframes`
  from { inset-inline-end: 100%; }
  to { inset-inline-end: 4%; }
`;

export const Frame = styled.header`
  position: sticky;
  inset-block-start: 0;
  z-index: ${vars.layer.header};
  border-block-end: ${vars.line.hair} solid ${vars.color.line.subtle};
  background: ${vars.color.surface.base};
  color: ${vars.color.text.default};

  /* The wire grows while a slow page loads; the script sets the attribute. */
  html[data-navigating] &::after {
    position: absolute;
    inset-block-end: calc(-1 * ${vars.line.wire});
    inset-inline: 0 30%;
    border-block-end: ${vars.line.wire} solid ${vars.color.line.wire};
    content: '';
    pointer-events: none;

    @media (prefers-reduced-motion: no-preference) {
      animation: ${grow} 10s cubic-bezier(0.1, 0.6, 0.3, 1) forwards;
    }
  }

  /* Not static, because the panels of its menus are positioned below it. */
  ${media.short} {
    position: relative;
  }
`;

export const Bar = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  column-gap: ${vars.space[4]};
  min-block-size: ${vars.header.height};

  ${media.header} {
    flex-wrap: nowrap;
    /* The focus follows the visible order of navigation, search and locale. */
    reading-flow: flex-visual;
  }
`;

export const Home = styled.a`
  display: inline-flex;
  flex: none;
  align-items: center;
  min-block-size: ${vars.header.height};
  color: inherit;
  text-decoration: none;
`;

/* Before the menu on small screens, and between navigation and locale in wide windows. */
export const Search = styled.div`
  margin-inline-start: auto;

  ${media.header} {
    order: 1;
    margin: 0;
  }
`;

/* The menu of small screens: the drawer is its sibling, so that one navigation serves all widths. */
export const Toggle = styled.details`
  ${media.header} {
    display: none;
  }
`;

export const ToggleSummary = styled.summary`
  display: inline-flex;
  align-items: center;
  gap: ${vars.space[3]};
  min-block-size: ${vars.header.height};
  font-size: ${vars.size.xs};
  font-weight: ${vars.weight.strong};

  /* Beside a long logo and the search, only the icon fits. */
  @media not all and (min-width: 23em) {
    font-size: 0;
    gap: 0;
  }
`;

export const ToggleSign = styled.span`
  position: relative;
  inline-size: ${vars.space[6]};
  block-size: ${vars.space[6]};

  &::before,
  &::after {
    position: absolute;
    inset-inline: 0;
    inset-block-start: calc(50% - 1px);
    border-block-start: ${vars.line.wire} solid;
    content: '';
    transform: translateY(-4px);
    transition: transform ${vars.motion.quick} ${vars.motion.ease};
  }

  &::after {
    transform: translateY(4px);
  }

  ${Toggle}[open] &::before {
    transform: rotate(45deg);
  }

  ${Toggle}[open] &::after {
    transform: rotate(-45deg);
  }
`;

export const Drawer = styled.div`
  display: none;

  ${Toggle}[open] + & {
    display: block;
    flex: none;
    inline-size: calc(100% + 2 * ${vars.space.gutter});
    max-block-size: calc(100dvh - ${vars.header.height});
    margin-inline: calc(-1 * ${vars.space.gutter});
    padding: ${vars.space[2]} ${vars.space.gutter} ${vars.space[8]};
    overflow-y: auto;
    overscroll-behavior: contain;

    ${media.short} {
      max-block-size: none;
    }
  }

  ${media.header} {
    &,
    ${Toggle}[open] + & {
      display: contents;
    }
  }
`;

export const Nav = styled.nav`
  ${media.header} {
    align-self: stretch;
    margin-inline-start: auto;
  }
`;

export const List = styled.ul`
  ${media.header} {
    display: flex;
  }
`;

export const Utilities = styled.div`
  display: flex;
  flex: none;
  flex-wrap: wrap;
  align-items: flex-start;
  gap: ${vars.space[2]} ${vars.space[4]};
  /* Icons and labels are aligned with the edges of the page, not their touch targets. */
  margin-inline: calc(-1 * ${vars.space[2]});
  padding-block-start: ${vars.space[6]};
  font-size: ${vars.size.xs};

  ${media.header} {
    order: 2;
    align-items: center;
    gap: 0;
    padding-block-start: 0;
  }
`;
