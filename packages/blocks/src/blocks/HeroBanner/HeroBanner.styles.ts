'use client';

import { styled } from 'styled-components';
import { media, vars } from '@kmx/design-system/tokens';

const edge = `max(${vars.space.gutter}, (100% - ${vars.width.stretched}) / 2)`;
const cut = `calc(${vars.cut.media} * 2)`;

/* From 1024 px on the text has the page's left edge and the picture reaches the right edge of the window. */
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
    grid-template-columns: ${edge} minmax(0, 1fr) 50%;
    min-block-size: min(42rem, 78vh);

    &[data-size='compact'] {
      grid-template-columns: ${edge} minmax(0, 1fr) 38%;
      min-block-size: 24rem;
    }
  }
`;

export const Words = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  align-content: center;
  justify-items: start;
  overflow-wrap: anywhere;
  gap: ${vars.space.stack.m};
  padding-block: ${vars.space.section.m};
  padding-inline: ${vars.space.gutter};

  ${media.l} {
    grid-column: 2;
    padding-block-end: ${vars.space[6]};
    padding-inline: 0 ${vars.space.column};
  }
`;

/* The cut lower left corner of the picture. */
export const Scene = styled.div`
  position: relative;
  z-index: 1;
  min-block-size: clamp(12rem, 52vw, 26rem);
  margin-inline-start: ${vars.space.gutter};
  clip-path: polygon(0 0, 100% 0, 100% 100%, ${cut} 100%, 0 calc(100% - ${cut}));

  > span {
    position: absolute;
    inset: 0;
    aspect-ratio: auto;
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
    clip-path: none;
  }

  ${media.l} {
    grid-row: 1 / span 2;
    grid-column: 3;
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
    grid-row: 2;
    grid-column: 2;
    margin-inline-end: calc(${cut} * -1);
    padding-inline: 0;
  }
`;
