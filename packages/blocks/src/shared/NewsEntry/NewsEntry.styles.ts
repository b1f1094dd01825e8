'use client';

import { styled } from 'styled-components';
import { stretchedLink } from '@kmx/design-system/mixins/stretchedLink';
import { media, vars } from '@kmx/design-system/tokens';

export const Frame = styled.article`
  position: relative;
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${vars.space[2]} ${vars.space[4]};
  padding-block: ${vars.space[4]};
  border-block-start: ${vars.line.hair} solid ${vars.color.line.subtle};
  overflow-wrap: anywhere;

  ${media.s} {
    padding-block: ${vars.space[5]};
  }

  &:has(> :nth-child(2)) {
    grid-template-columns: minmax(0, 1fr) max(${vars.space[24]}, 16%);
  }
`;

export const Content = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  align-content: start;
  gap: ${vars.space[1]};
`;

export const Day = styled.time`
  color: ${vars.color.text.muted};
  font-family: ${vars.font.mono};
  font-size: ${vars.size.xxs};
  font-variant-numeric: tabular-nums;

  &:empty {
    display: none;
  }
`;

/* An item without target is not a link, but looks like the others. */
export const Anchor = styled.a`
  ${stretchedLink}

  &:not([href]) {
    text-decoration: none;

    &::after {
      content: none;
    }
  }
`;

export const Lead = styled.p`
  max-inline-size: ${vars.measure.text};
  color: ${vars.color.text.muted};
  font-size: ${vars.size.xs};
  line-height: ${vars.leading.text};

  ${media.belowS} {
    display: -webkit-box;
    overflow: hidden;
    -webkit-box-orient: vertical;
    -webkit-line-clamp: 2;
  }

  &:empty {
    display: none;
  }
`;

export const Media = styled.div`
  overflow: hidden;
  aspect-ratio: 16 / 9;

  img {
    inline-size: 100%;
    block-size: 100%;
    object-fit: cover;
    transition: transform ${vars.motion.calm} ${vars.motion.ease};
  }

  ${media.hover} {
    ${Frame}:hover:has([href]) & img {
      transform: scale(1.03);
    }
  }

  ${media.reducedMotion} {
    img {
      transition: none;
    }
  }
`;
