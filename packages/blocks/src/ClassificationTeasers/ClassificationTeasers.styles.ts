'use client';

import { styled } from 'styled-components';
import { stretchedLink } from '@kmx/design-system/mixins/stretchedLink';
import { media, vars } from '@kmx/design-system/tokens';

/* Six in a row on a wide screen and two on a phone of 320 px, so that a dozen areas stay an overview. */
export const Teasers = styled.ul`
  display: grid;
  grid-template-columns: repeat(auto-fill, minmax(min(9.5rem, 45%), 1fr));
  gap: ${vars.space.stack.m} clamp(${vars.space[4]}, 2vw, ${vars.space[6]});
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
export const Scene = styled.div`
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

export const Words = styled.div`
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
