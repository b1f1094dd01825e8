'use client';

import { styled } from 'styled-components';
import { vars } from '@kmx/design-system/tokens';

export const Dialog = styled.dialog`
  inline-size: 100vw;
  block-size: 100dvh;
  max-inline-size: none;
  max-block-size: none;
  padding: 0;
  border: 0;
  background: ${vars.color.surface.base};
  color: ${vars.color.text.default};

  &[open] {
    display: grid;
    grid-template-columns: minmax(0, 1fr);
    grid-template-rows: minmax(0, 1fr) auto auto;
  }
`;

export const Stage = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  min-block-size: 0;
  padding: ${vars.space.gutter};
  padding-block-end: 0;

  picture {
    display: grid;
    min-block-size: 0;
  }

  img {
    inline-size: 100%;
    block-size: 100%;
    object-fit: contain;
  }
`;

/* A low window has no thumbnails, to leave space for the picture. */
export const Strip = styled.ul`
  display: flex;
  gap: ${vars.space[2]};
  overflow-x: auto;
  padding: ${vars.space[3]} ${vars.space.gutter} 0;

  @media (max-height: 30rem) {
    display: none;
  }
`;

export const Thumbnail = styled.button`
  display: block;
  inline-size: 5rem;
  padding: ${vars.space[1]};
  border: 0;
  border-block-end: 3px solid transparent;
  background: none;
  cursor: pointer;

  img {
    inline-size: 100%;
    aspect-ratio: 4 / 3;
    object-fit: cover;
  }

  &[aria-current] {
    border-block-end-color: currentcolor;
  }
`;

export const Bar = styled.div`
  display: flex;
  align-items: center;
  gap: ${vars.space[1]};
  padding: ${vars.space[4]} ${vars.space.gutter};
`;

export const Legend = styled.p`
  flex: 1;
  min-inline-size: 0;
  font-size: ${vars.size.xs};
  line-height: 1.45;
`;

export const Place = styled.span`
  margin-inline-end: ${vars.space[3]};
  color: ${vars.color.text.muted};
  font-family: ${vars.font.mono};
  font-variant-numeric: tabular-nums;
  white-space: nowrap;
`;
