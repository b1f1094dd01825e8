'use client';

import { styled } from 'styled-components';
import { scrollRow } from '@kmx/design-system/mixins/scrollRow';
import { media, vars } from '@kmx/design-system/tokens';

export const List = styled.ul`
  display: grid;
  grid-template-columns: repeat(2, minmax(0, 1fr));
  gap: ${vars.space[5]} ${vars.space.column};
  ${scrollRow}

  ${media.belowS} {
    grid-auto-columns: min(12rem, 52vw);
  }

  /*
   * Small numbers fill their rows: four pictures as two rows of two, or one row if there is space; five as three and
   * two.
   */
  ${media.m} {
    &:has(> :nth-child(3)):not(:has(> :nth-child(4):last-child)) {
      grid-template-columns: repeat(3, minmax(0, 1fr));
    }
  }

  ${media.l} {
    &:has(> :nth-child(4)):not(:has(> :nth-child(5):last-child)) {
      grid-template-columns: repeat(4, minmax(0, 1fr));
    }
  }
`;

export const Item = styled.li`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  align-content: start;
  gap: ${vars.space[2]};
`;

export const Sign = styled.span`
  position: absolute;
  inset-block-end: 0;
  inset-inline-end: 0;
  display: grid;
  place-content: center;
  inline-size: ${vars.control.s};
  block-size: ${vars.control.s};
  background: ${vars.color.surface.base};
  color: ${vars.color.text.default};

  ${media.print} {
    display: none;
  }
`;

/* A flat picture such as a logo needs space for the icon below it; a square one fills its tile. */
export const Anchor = styled.a`
  position: relative;
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  align-items: center;
  background: ${vars.color.surface.sunken};

  > *,
  &::before {
    grid-area: 1 / 1;
  }

  &::before {
    aspect-ratio: 4 / 3;
    content: '';
  }

  ${media.hover} {
    &:hover ${Sign} {
      background: ${vars.color.inverse.base};
      color: ${vars.color.inverse.on};
    }
  }
`;

export const Caption = styled.p`
  color: ${vars.color.text.muted};
  font-size: ${vars.size.xxs};
  line-height: 1.45;
`;
