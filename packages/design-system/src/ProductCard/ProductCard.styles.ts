'use client';

import { styled } from 'styled-components';
import { stretchedLink } from '../mixins/stretchedLink.styles';
import { media } from '../tokens/media';
import { vars } from '../tokens/vars';

export const Frame = styled.article`
  position: relative;
  display: grid;
  grid-template-rows: 1fr auto;
  grid-template-columns: minmax(0, 7rem) minmax(0, 1fr);
  block-size: 100%;
  border: ${vars.line.hair} solid ${vars.card.border};
  background: ${vars.card.surface};
  color: ${vars.color.text.default};
  overflow-wrap: anywhere;

  ${media.s} {
    grid-template-rows: auto 1fr auto;
    grid-template-columns: minmax(0, 1fr);
  }

  ${media.hover} {
    &:hover {
      border-color: ${vars.color.line.strong};
    }
  }

  ${media.print} {
    break-inside: avoid;
  }
`;

/*
 * Above the text, beside it on phones, and after it in reading order. The drawings have a tenth of free space above
 * and below.
 */
export const Media = styled.div`
  order: -1;
  padding-block: ${vars.space[3]};
  padding-inline-start: ${vars.space[3]};
  overflow: hidden;

  /* The picture of the pressed card turns into that of the product's page. */
  ${Frame}:focus-within > & > span {
    view-transition-name: product;
  }

  ${media.s} {
    padding: 0;

    img {
      aspect-ratio: 5 / 4;
      object-fit: cover;
    }
  }
`;

export const NoPicture = styled.div`
  display: grid;
  place-content: center;
  aspect-ratio: 1;
  overflow: hidden;
  background: ${vars.color.surface.sunken};
  color: ${vars.color.line.strong};

  ${media.s} {
    aspect-ratio: 5 / 4;
  }
`;

export const Content = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  align-content: start;
  gap: ${vars.space[2]};
  padding: ${vars.space[3]} ${vars.space[4]};

  ${media.s} {
    padding: ${vars.space[4]} ${vars.space[5]};
  }
`;

export const Above = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  gap: ${vars.space[2]};
  min-block-size: ${vars.space[6]};
`;

/* The link covers the card; further controls are layered above it. */
export const Anchor = styled.a`
  ${stretchedLink}

  /* The focus outline follows the card's frame. */
  &:focus-visible::after {
    outline-offset: ${vars.line.wire};
  }
`;

/* At most three lines in a grid of cards. */
export const Summary = styled.p`
  display: -webkit-box;
  overflow: hidden;
  color: ${vars.color.text.muted};
  font-size: ${vars.size.xs};
  line-height: ${vars.leading.text};
  -webkit-box-orient: vertical;
  -webkit-line-clamp: 3;
`;

/* At the bottom of the card, so that the figures of a row are aligned. */
export const Figures = styled.dl`
  display: grid;
  align-self: end;
  gap: ${vars.space[2]};
  padding-block-start: ${vars.space[1]};
  font-size: ${vars.size.xxs};
  line-height: ${vars.leading.snug};
`;

export const Figure = styled.div`
  position: relative;
  display: grid;
  grid-template-columns: minmax(0, 1fr) auto;
  gap: ${vars.space[3]};
  align-items: baseline;
  padding-block-end: ${vars.space[1]};
  /* The scale of the figure. */
  border-block-end: ${vars.line.hair} solid ${vars.color.line.subtle};

  &:nth-child(n + 3) {
    display: none;
  }

  ${media.s} {
    &:nth-child(n + 3) {
      display: grid;
    }
  }
`;

export const FigureName = styled.dt`
  color: ${vars.color.text.muted};
`;

export const FigureValue = styled.dd`
  font-variant-numeric: tabular-nums;
  text-align: end;
`;

/* A product at the end of the scale is a point, which needs a minimum width to be visible. */
export const Share = styled.span`
  position: absolute;
  inset-block-end: 0;
  block-size: ${vars.line.wire};
  min-inline-size: ${vars.space[1]};
  background: ${vars.color.line.wire};

  ${media.forcedColors} {
    background: CanvasText;
  }
`;

export const Footer = styled.div`
  display: flex;
  flex-wrap: wrap;
  grid-column: 1 / -1;
  align-items: center;
  justify-content: space-between;
  gap: ${vars.space[2]} ${vars.space[4]};
  min-block-size: ${vars.control.target};
  padding: ${vars.space[1]} ${vars.space[4]};
  border-block-start: ${vars.line.hair} solid ${vars.color.line.subtle};

  ${media.s} {
    margin: 0 ${vars.space[5]};
    padding-inline: 0;
  }

  ${media.print} {
    display: none;
  }
`;

export const Note = styled.p`
  color: ${vars.color.text.muted};
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
  /* The label of a ghost button is aligned with the line above. */
  margin-inline: auto calc(-1 * ${vars.space[3]});

  &:empty {
    display: none;
  }
`;
