'use client';

import { css, styled } from 'styled-components';
import { media, vars } from '@kmx/design-system';

import type { TileGroup } from './decideTileGroup';

const openLook = css`
  border-block-start: ${vars.line.wire} solid ${vars.color.line.wire};
  background: ${vars.card.surface};

  ${media.hover} {
    &:hover {
      border-color: ${vars.color.line.strong};
      border-block-start-color: ${vars.color.line.wire};
    }
  }
`;

const looks = {
  ready: openLook,
  underWay: css`
    background: ${vars.card.surface};
  `,
  locked: css`
    border-style: dashed;
    border-color: ${vars.color.line.strong};
    background: none;
  `,
} satisfies Record<TileGroup, ReturnType<typeof css>>;

export const Frame = styled.article<{ $group: TileGroup }>`
  position: relative;
  display: grid;
  grid-template-rows: auto 1fr;
  gap: ${vars.space[3]};
  block-size: 100%;
  padding: ${vars.space[5]};
  border: ${vars.line.hair} solid ${vars.card.border};
  color: ${vars.color.text.default};
  overflow-wrap: anywhere;
  ${({ $group }) => looks[$group]}

  &:focus-visible {
    outline: ${vars.line.wire} solid ${vars.color.focus.ring};
    outline-offset: ${vars.line.wire};
  }
`;

/* Icon and status share a line; the status wraps in a narrow tile. */
export const Header = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${vars.space[2]} ${vars.space[4]};
  align-items: center;
  justify-content: space-between;
`;

export const Symbol = styled.span<{ $group: TileGroup }>`
  display: inline-grid;
  place-content: center;
  color: ${({ $group }) => ($group === 'locked' ? vars.color.text.muted : vars.color.text.accent)};
`;

export const Content = styled.div`
  display: grid;
  align-content: start;
  gap: ${vars.space[2]};
`;

export const Name = styled.h3`
  font-size: ${vars.size.s};
  font-weight: ${vars.weight.heading};
  letter-spacing: ${vars.tracking.heading};
  line-height: ${vars.leading.snug};
`;

/* The link covers the tile; other controls are placed above it. */
export const Anchor = styled.a`
  color: inherit;
  text-decoration: none;

  &::after {
    position: absolute;
    inset: 0;
    z-index: 1;
    content: '';
  }

  &:focus-visible {
    outline: none;
  }

  &:focus-visible::after {
    outline: ${vars.line.wire} solid ${vars.color.focus.ring};
    outline-offset: ${vars.line.wire};
  }

  ${media.hover} {
    &:hover {
      text-decoration: underline;
      text-decoration-color: ${vars.color.line.wire};
      text-decoration-thickness: ${vars.line.wire};
      text-underline-offset: 0.2em;
    }
  }
`;

export const Sentence = styled.p`
  color: ${vars.color.text.muted};
  font-size: ${vars.size.xs};
  line-height: ${vars.leading.text};
`;

export const Note = styled.p<{ $isQuiet?: boolean }>`
  color: ${({ $isQuiet }) => ($isQuiet ? vars.color.text.muted : vars.color.text.default)};
  font-size: ${vars.size.xxs};
  line-height: ${vars.leading.text};
`;

export const RoleName = styled.code`
  font-family: ${vars.font.mono};
  font-variant-numeric: tabular-nums;
`;

export const Footer = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${vars.space[2]};
  align-items: center;

  /* A tile without an action ends with its text. */
  &:empty {
    display: none;
  }

  > a,
  > button {
    position: relative;
    z-index: 2;
  }
`;

/* Visible label of the link that covers the tile; the link's text is the name of the service. */
export const Opening = styled.span`
  display: inline-flex;
  gap: ${vars.space[2]};
  align-items: center;
  margin-inline-end: auto;
  color: ${vars.color.text.accent};
  font-size: ${vars.size.xs};
  font-weight: ${vars.weight.strong};
`;
