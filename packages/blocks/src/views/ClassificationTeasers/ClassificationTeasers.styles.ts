'use client';

import { styled } from 'styled-components';
import { stretchedLink } from '@kmx/design-system/mixins/stretchedLink';
import { media, vars } from '@kmx/design-system/tokens';

/* Scrolls horizontally on phones, because a dozen classifications would push the products far down. */
export const Teasers = styled.ul`
  display: grid;
  grid-auto-columns: max(9rem, 40%);
  grid-auto-flow: column;
  gap: ${vars.space.stack.m} clamp(${vars.space[4]}, 2vw, ${vars.space[6]});
  overflow-x: auto;
  /* Room for the focus ring. */
  margin: calc(-1 * ${vars.space[1]});
  padding: ${vars.space[1]};
  scroll-snap-type: inline proximity;

  > * {
    scroll-snap-align: start;
  }

  ${media.s} {
    grid-template-columns: repeat(auto-fill, minmax(9.5rem, 1fr));
    grid-auto-flow: row;
    overflow: visible;
  }

  ${media.print} {
    grid-template-columns: repeat(4, minmax(0, 1fr));
    grid-auto-flow: row;
    overflow: visible;
  }
`;

export const Teaser = styled.li`
  position: relative;
  display: flex;
  flex-direction: column;
  gap: ${vars.space[3]};
  color: ${vars.color.text.default};
  overflow-wrap: anywhere;
`;

/* Above the text, after it in reading order; the wire below it reacts to hovering. */
export const Media = styled.div`
  order: -1;
  border-block-end: ${vars.line.wire} solid ${vars.color.line.subtle};

  img,
  [data-fallback] {
    aspect-ratio: 5 / 4;
    object-fit: cover;
  }

  ${media.hover} {
    ${Teaser}:hover & {
      border-color: ${vars.color.line.wire};
    }
  }
`;

export const Content = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${vars.space[1]};
`;

export const Description = styled.p`
  color: ${vars.color.text.muted};
  font-size: ${vars.size.xxs};
  line-height: 1.45;
`;

export const Anchor = styled.a`
  ${stretchedLink}
`;

export const Count = styled.p`
  color: ${vars.color.text.muted};
  font-size: ${vars.size.xxs};
  font-variant-numeric: tabular-nums;
`;

export const Placeholder = styled.div`
  display: grid;
  justify-items: center;
  gap: ${vars.space.stack.m};
  padding: ${vars.space[12]} ${vars.space[6]};
  border: ${vars.line.hair} dashed ${vars.color.line.strong};
  color: ${vars.color.text.muted};
  text-align: center;
`;
