'use client';

import { styled } from 'styled-components';
import { media, vars } from '@kmx/design-system/tokens';

const edge = `max(${vars.space.gutter}, (100% - ${vars.width.stretched}) / 2)`;

/* From 1024 px on, each theme has its own composition. The text always begins or ends at the edge of the page. */
export const Frame = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  overflow: clip;

  ${media.print} {
    grid-template-columns: minmax(0, 1fr) 40%;
    gap: ${vars.space.stack.l};
    align-items: center;
  }

  ${media.l} {
    grid-template-rows: 1fr auto;
    grid-template-columns: ${edge} ${vars.hero.split} ${edge};
    min-block-size: ${vars.hero.height};

    &[data-size='compact'] {
      grid-template-columns: ${edge} ${vars.hero.compact} ${edge};
      min-block-size: 24rem;
    }
  }
`;

export const Content = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  align-content: center;
  justify-items: start;
  overflow-wrap: anywhere;
  gap: ${vars.space.stack.m};
  padding-block: ${vars.space.section.m};
  padding-inline: ${vars.space.gutter};

  ${media.l} {
    z-index: 2;
    grid-area: ${vars.hero.text};
    align-self: ${vars.hero.align};
    padding-block-end: ${vars.space[6]};
    padding-inline: ${vars.hero.inset};
    background: ${vars.color.surface.base};
  }
`;

/* The cut corner shows the surface. On a light surface it has the colour of the wire, to differ from the picture. */
export const Media = styled.div`
  position: relative;
  z-index: 1;
  min-block-size: clamp(12rem, 52vw, 26rem);
  margin-inline-start: ${vars.space.gutter};

  [data-tone='mist'] & {
    background: ${vars.color.line.wire};
  }

  > span {
    position: absolute;
    /* A pixel larger, so that no edge of the colour below is visible. */
    inset: -1px;
    aspect-ratio: auto;
    clip-path: ${vars.hero.shape};
  }

  picture {
    display: block;
    block-size: 100%;
  }

  img {
    block-size: 100%;
    object-fit: cover;
  }

  ${media.print} {
    min-block-size: 0;
    aspect-ratio: 4 / 3;

    > span {
      clip-path: none;
    }
  }

  ${media.l} {
    grid-area: ${vars.hero.picture};
    margin-inline-start: 0;
  }
`;

/* The wire ends behind the cut of the picture. */
export const Line = styled.div`
  padding-block: ${vars.space[4]};
  padding-inline: ${vars.space.gutter};
  color: ${vars.color.line.wire};

  ${media.print} {
    display: none;
  }

  ${media.l} {
    grid-area: ${vars.hero.wire};
    margin-inline-end: calc(${vars.cut.media} * -2);
    padding-inline: 0;
  }
`;
