'use client';

import { styled } from 'styled-components';
import { media } from '../tokens/media';
import { vars } from '../tokens/vars';

export const Frame = styled.article`
  position: relative;
  display: flex;
  flex-direction: column;
  block-size: 100%;
  border: ${vars.line.hair} solid ${vars.card.border};
  background: ${vars.card.surface};
  color: ${vars.color.text.default};
  overflow-wrap: anywhere;

  ${media.hover} {
    &:hover {
      border-color: ${vars.color.line.strong};
    }
  }
`;

/* Drawn above the words, read after them. */
export const Scene = styled.div`
  order: -1;
  overflow: hidden;
  background: ${vars.color.surface.sunken};
`;

export const NoPicture = styled.div`
  display: grid;
  place-content: center;
  aspect-ratio: 1;
  color: ${vars.color.line.strong};
`;

export const Words = styled.div`
  display: grid;
  flex: 1;
  grid-template-columns: minmax(0, 1fr);
  align-content: start;
  gap: ${vars.space[2]};
  padding: ${vars.space[4]} ${vars.space[5]};
`;

export const Above = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  gap: ${vars.space[2]};
  min-block-size: ${vars.space[6]};
`;

/* The link covers the card; what can be pressed besides it lies above. */
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

/* Three lines in a grid of cards; the whole text stands on the product's page. */
export const Summary = styled.p`
  display: -webkit-box;
  overflow: hidden;
  color: ${vars.color.text.muted};
  font-size: ${vars.size.xs};
  line-height: ${vars.leading.text};
  -webkit-box-orient: vertical;
  -webkit-line-clamp: 3;
`;

export const Foot = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  gap: ${vars.space[2]} ${vars.space[4]};
  min-block-size: ${vars.control.target};
  margin: 0 ${vars.space[5]};
  padding: ${vars.space[2]} 0;
  border-block-start: ${vars.line.hair} solid ${vars.color.line.subtle};
`;

export const Note = styled.p`
  color: ${vars.color.text.muted};
  font-family: ${vars.font.mono};
  font-size: ${vars.size.xxs};
  font-variant-numeric: tabular-nums;
  line-height: ${vars.leading.snug};
`;

export const Actions = styled.div`
  position: relative;
  z-index: 2;
  display: flex;
  flex-wrap: wrap;
  gap: ${vars.space[2]};
  margin-inline-start: auto;

  &:empty {
    display: none;
  }
`;
