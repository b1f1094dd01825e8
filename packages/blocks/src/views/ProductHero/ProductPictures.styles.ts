'use client';

import { styled } from 'styled-components';
import { media, vars } from '@kmx/design-system/tokens';

const places = [0, 1, 2, 3, 4, 5, 6, 7] as const;

/* Lazy pictures load only when they become visible. */
const chosen = places
  .map((place) => `&:has([value='${place}']:checked) > [data-picture='${place}']`)
  .join(', ');

/* Crops a tenth above and below, which is empty in the drawings. */
export const Big = styled.div`
  display: none;

  img {
    aspect-ratio: 5 / 4;
    object-fit: cover;
  }

  /* The card of the product has the same name, so the picture grows out of it. Names must be unique on a page. */
  body:not(:has(article:focus-within)) & > span {
    view-transition-name: product;
  }

  html:has(&)::view-transition-group(product) {
    animation-duration: ${vars.motion.calm};
  }
`;

export const Gallery = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${vars.space[3]};

  &:not(:has(:checked)) > [data-picture='0'],
  ${chosen} {
    display: block;
  }
`;

export const Thumbs = styled.fieldset`
  display: flex;
  flex-wrap: wrap;
  gap: ${vars.space[2]};
  min-inline-size: 0;
  margin: 0;
  padding: 0;
  border: 0;

  ${media.print} {
    display: none;
  }
`;

export const Choice = styled.input`
  position: absolute;
  inset: 0;
  margin: 0;
  opacity: 0;
  cursor: pointer;
`;

/* 56 px, the specification's gallery thumb. */
export const Pick = styled.label`
  position: relative;
  inline-size: calc(${vars.space[8]} + ${vars.space[6]});
  border-block-end: ${vars.line.wire} solid transparent;
  cursor: pointer;

  &:has(:checked) {
    border-block-end-color: ${vars.color.line.wire};
  }

  /* Forced colours draw transparent borders too. */
  ${media.forcedColors} {
    &:not(:has(:checked)) {
      border-block-end-color: Canvas;
    }
  }

  &:has(:focus-visible) {
    outline: ${vars.line.wire} solid ${vars.color.focus.ring};
    outline-offset: 2px;
  }
`;
