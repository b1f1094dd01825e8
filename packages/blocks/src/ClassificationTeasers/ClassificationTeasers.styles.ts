'use client';

import { styled } from 'styled-components';
import { media, vars } from '@kmx/design-system/tokens';

export const Teasers = styled.ul`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${vars.space.stack.m} ${vars.space.column};

  ${media.s} {
    grid-template-columns: repeat(2, minmax(0, 1fr));
  }

  ${media.l} {
    grid-template-columns: repeat(3, minmax(0, 1fr));
  }
`;

/* Picture beside the words, so that a dozen areas stay an overview. */
export const Teaser = styled.li`
  position: relative;
  display: grid;
  grid-template-columns: minmax(0, 1fr) minmax(0, 7rem);
  gap: ${vars.space[4]};
  align-items: start;
  padding-block-start: ${vars.space[4]};
  border-block-start: ${vars.line.hair} solid ${vars.color.line.strong};
  color: ${vars.color.text.default};
  overflow-wrap: anywhere;

  ${media.hover} {
    &:hover {
      border-color: ${vars.color.line.wire};
    }
  }
`;

export const Words = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${vars.space[2]};
`;

export const Anchor = styled.a`
  color: inherit;
  text-decoration: none;

  &::after {
    position: absolute;
    inset: 0;
    z-index: 1;
    content: '';
  }

  &:focus-visible {
    outline: none;
  }

  &:focus-visible::after {
    outline: ${vars.line.wire} solid ${vars.color.focus.ring};
    outline-offset: ${vars.space[1]};
  }

  ${media.hover} {
    &:hover {
      text-decoration: underline;
      text-decoration-color: ${vars.color.line.wire};
      text-decoration-thickness: ${vars.line.wire};
      text-underline-offset: 0.2em;
    }
  }
`;

export const Count = styled.p`
  color: ${vars.color.text.muted};
  font-family: ${vars.font.mono};
  font-size: ${vars.size.xxs};
  font-variant-numeric: tabular-nums;
`;

export const NoPicture = styled.div`
  display: grid;
  place-content: center;
  aspect-ratio: 1;
  overflow: hidden;
  background: ${vars.color.surface.sunken};
  color: ${vars.color.line.strong};
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
