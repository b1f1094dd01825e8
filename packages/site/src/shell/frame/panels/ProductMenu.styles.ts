'use client';

import { styled } from 'styled-components';
import { media, vars } from '@kmx/design-system/tokens';

/* Never shown: its parts are moved into the menu. */
export const Area = styled.div`
  display: none;
`;

const size = `calc(${vars.space[16]} + ${vars.space[2]})`;

/* Beside the link and what follows it. */
export const Thumb = styled.div`
  grid-row: span 2;
  inline-size: ${size};

  img {
    aspect-ratio: 5 / 4;
    object-fit: cover;
  }

  li:has(> &) {
    display: grid;
    grid-template-columns: ${size} minmax(0, 1fr);
    grid-template-rows: auto 1fr;
    column-gap: ${vars.space[4]};
    padding-block: ${vars.space[2]};

    ${media.header} {
      padding-block: 0;
    }
  }

  li:has(> &) > a {
    min-block-size: 0;
    padding-block-end: ${vars.space[1]};
  }
`;

export const More = styled.div`
  color: ${vars.color.text.muted};
  font-size: ${vars.size.xxs};
  font-variant-numeric: tabular-nums;
  line-height: ${vars.leading.snug};

  ul {
    margin-block-start: ${vars.space[1]};
  }

  a {
    display: inline-flex;
    align-items: center;
    min-block-size: ${vars.space[8]};
    color: inherit;
    text-decoration: none;
  }

  ${media.hover} {
    a:hover {
      color: ${vars.color.text.accent};
      text-decoration: underline;
    }
  }
`;
