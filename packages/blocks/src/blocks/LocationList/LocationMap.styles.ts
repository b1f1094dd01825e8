'use client';

import { styled } from 'styled-components';
import { media, vars } from '@kmx/design-system/tokens';

export const Figure = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${vars.space[3]};
`;

export const Frame = styled.div`
  position: relative;
  overflow: hidden;
  border: ${vars.line.hair} solid ${vars.color.line.subtle};
  background: ${vars.color.surface.base};
`;

export const Sheet = styled.svg`
  display: block;
  inline-size: 100%;
  block-size: auto;
`;

export const Land = styled.path`
  fill: ${vars.color.surface.sunken};
  stroke: ${vars.color.line.strong};
  stroke-width: 0.6;
  stroke-linejoin: round;

  ${media.forcedColors} {
    fill: Canvas;
    stroke: GrayText;
  }
`;

/*
 * Replaces the links if there is no space for them. The accent has enough contrast for text, so it is visible on the
 * map in every theme.
 */
export const Mark = styled.circle`
  fill: ${vars.color.text.accent};
  stroke: ${vars.color.surface.base};
  stroke-width: 2;

  ${media.l} {
    display: none;
  }

  ${media.forcedColors} {
    fill: CanvasText;
    stroke: Canvas;
  }

  /* Drawn as SVG, because browsers do not print the backgrounds of links. */
  ${media.print} {
    display: block;
  }
`;

export const Points = styled.ul`
  ${media.belowL} {
    display: none;
  }

  ${media.print} {
    display: none;
  }

  li {
    position: absolute;
  }
`;

/* A dot in the size of the map; the number is shown if there is space. */
export const Dot = styled.span`
  display: grid;
  flex: none;
  place-items: center;
  box-sizing: content-box;
  inline-size: ${vars.space[2]};
  block-size: ${vars.space[2]};
  border: ${vars.line.wire} solid ${vars.color.surface.base};
  border-radius: 50%;
  background: ${vars.color.text.accent};
  color: ${vars.color.surface.base};
  font-family: ${vars.font.mono};
  font-size: ${vars.size.xxs};
  font-variant-numeric: tabular-nums;
  line-height: 1;

  > span {
    display: none;
  }

  ${media.l} {
    &[data-several] {
      inline-size: ${vars.space[5]};
      block-size: ${vars.space[5]};
      margin: calc(-1 * ${vars.line.wire});
    }

    > span {
      display: block;
    }
  }

  ${media.forcedColors} {
    border-color: Canvas;
    background: LinkText;
    color: Canvas;
    forced-color-adjust: none;
  }
`;

/* Accessible name of the link, visible on hover. */
export const Name = styled.span`
  position: absolute;
  inset-block-end: 100%;
  inline-size: max-content;
  max-inline-size: 14rem;
  padding: ${vars.space[1]} ${vars.space[2]};
  background: ${vars.color.text.default};
  color: ${vars.color.text.inverse};
  font-size: ${vars.size.xxs};
  line-height: ${vars.leading.snug};
  opacity: 0;
  pointer-events: none;

  &[data-side^='below'] {
    inset-block: 100% auto;
  }

  &[data-side$='after'] {
    inset-inline-start: 0;
  }

  &[data-side$='before'] {
    inset-inline-end: 0;
  }
`;

export const Point = styled.a`
  position: absolute;
  display: grid;
  place-items: center;
  inline-size: ${vars.space[6]};
  block-size: ${vars.space[6]};
  translate: -50% -50%;
  text-decoration: none;

  &:focus-visible {
    z-index: 2;
    border-radius: 50%;
    outline-offset: 0;
  }

  &:focus-visible ${Name} {
    opacity: 1;
  }

  ${media.hover} {
    &:hover {
      z-index: 2;
    }

    &:hover ${Dot} {
      background: ${vars.color.text.default};
    }

    &:hover ${Name} {
      opacity: 1;
    }
  }
`;

/* On narrow screens without numbers, the two symbols are identical. */
export const Legend = styled.p`
  display: none;
  flex-wrap: wrap;
  gap: ${vars.space[2]} ${vars.space[6]};
  color: ${vars.color.text.muted};
  font-size: ${vars.size.xxs};

  > span {
    display: inline-flex;
    align-items: center;
    gap: ${vars.space[2]};
  }

  ${media.l} {
    display: flex;
  }

  ${media.print} {
    display: none;
  }
`;
