'use client';

import { styled } from 'styled-components';
import { stretchedLink } from '@kmx/design-system/mixins/stretchedLink';
import { media, vars } from '@kmx/design-system/tokens';

/* The picture is first visually, the text first in reading order. */
export const Frame = styled.article`
  position: relative;
  display: flex;
  flex-direction: column-reverse;
  justify-content: flex-end;
  block-size: 100%;
  color: ${vars.color.text.default};
  overflow-wrap: anywhere;

  /* On a phone a small picture beside the text; only the lead story has a large one. */
  ${media.belowS} {
    &:not([data-lead='list']) {
      flex-direction: row-reverse;
      gap: ${vars.space[4]};
      justify-content: flex-end;

      > :first-child {
        flex: 1;
        min-inline-size: 0;
        padding-block: ${vars.space[3]} 0;
      }

      > :last-child {
        flex: none;
        inline-size: 6.5rem;
      }

      img,
      [data-kind='story'] {
        aspect-ratio: 1;
      }
    }
  }

  ${media.m} {
    &[data-lead] {
      flex-direction: row-reverse;
      gap: ${vars.space.column};
      border-block-end: ${vars.line.hair} solid ${vars.color.line.subtle};

      > * {
        flex: 5;
      }

      > :last-child {
        flex: 7;
        align-self: start;
      }
    }
  }
`;

export const Media = styled.div`
  overflow: hidden;

  img {
    aspect-ratio: 16 / 9;
    object-fit: cover;
    transition: transform ${vars.motion.calm} ${vars.motion.ease};
  }

  ${media.hover} {
    ${Frame}:hover & img {
      transform: scale(1.02);
    }
  }

  ${media.reducedMotion} {
    img {
      transition: none;
    }
  }
`;

export const NoPicture = styled.span`
  display: grid;
  place-content: center;
  aspect-ratio: 16 / 9;
  overflow: hidden;
  background: ${vars.color.surface.sunken};
  color: ${vars.color.line.strong};

  &[data-kind='contact'] {
    aspect-ratio: 1;
  }
`;

/* The wire below the picture: short at rest, extended on hover. */
export const Content = styled.div`
  position: relative;
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  align-content: start;
  gap: ${vars.space[2]};
  padding-block: ${vars.space[4]} ${vars.space[2]};

  &::before {
    position: absolute;
    inset-block-start: 0;
    inset-inline: 0;
    border-block-start: ${vars.line.wire} solid ${vars.color.line.wire};
    transform: scaleX(0.12);
    transform-origin: 0 0;
    transition: transform ${vars.motion.calm} ${vars.motion.ease};
    content: '';
  }

  ${media.hover} {
    ${Frame}:hover &::before {
      transform: none;
    }
  }

  ${Frame}:focus-within &::before {
    transform: none;
  }

  ${media.reducedMotion} {
    &::before {
      transition: none;
    }
  }
`;

export const Anchor = styled.a`
  ${stretchedLink}
`;

/* At most three lines in a grid of cards, two beside a small picture. */
export const Summary = styled.p`
  display: -webkit-box;
  overflow: hidden;
  color: ${vars.color.text.muted};
  font-size: ${vars.size.xs};
  line-height: ${vars.leading.text};
  -webkit-box-orient: vertical;
  -webkit-line-clamp: 2;

  ${media.s} {
    -webkit-line-clamp: 3;
  }

  [data-lead='list'] & {
    font-size: ${vars.size.s};
    -webkit-line-clamp: 6;
  }

  ${media.s} {
    [data-lead='single'] & {
      font-size: ${vars.size.s};
      -webkit-line-clamp: 6;
    }
  }
`;

export const Meta = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${vars.space[1]} ${vars.space[4]};
  color: ${vars.color.text.muted};
  font-family: ${vars.font.mono};
  font-size: ${vars.size.xxs};
  font-variant-numeric: tabular-nums;
  line-height: ${vars.leading.snug};
`;

/* Target of 44 px if it is a link. */
export const Category = styled.span`
  position: relative;
  color: ${vars.color.text.accent};
  letter-spacing: ${vars.tracking.label};
  text-underline-offset: 0.2em;

  &[href]::after {
    position: absolute;
    inset-block: calc((100% - ${vars.control.target}) / 2);
    inset-inline: 0;
    content: '';
  }
`;

export const Mark = styled.span`
  display: inline-flex;
  align-items: center;
  gap: ${vars.space[1]};
  color: ${vars.color.text.default};
`;

/* Rows of equal height; a lead story fills its own row. */
export const Cards = styled.ul`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${vars.space[5]} ${vars.space.column};

  ${media.s} {
    grid-template-columns: repeat(2, minmax(0, 1fr));
    row-gap: ${vars.space.stack.l};
  }

  ${media.l} {
    &:has(> :nth-child(3)) {
      grid-template-columns: repeat(3, minmax(0, 1fr));
    }
  }

  > li:has(> [data-lead]) {
    grid-column: 1 / -1;
  }

  /* Between 600 and 1024 px there are two columns: the last of an odd number fills its row, picture beside words. */
  ${media.s} {
    ${media.belowL} {
      > :last-child:nth-child(odd) {
        grid-column: 1 / -1;

        > ${Frame} {
          flex-direction: row-reverse;
          gap: ${vars.space.column};

          > * {
            flex: 1;
          }
        }
      }
    }
  }
`;

/* Room for the targets of 44 px, which reach beyond the tags. */
export const Topics = styled.ul`
  display: flex;
  flex-wrap: wrap;
  gap: ${vars.space[4]} ${vars.space[2]};
  padding-block: ${vars.space[2]};
`;
