'use client';

import { styled } from 'styled-components';
import { media, vars } from '@kmx/design-system/tokens';

export const Split = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${vars.space.stack.l} ${vars.space.column};
  align-items: end;
  overflow-wrap: anywhere;

  ${media.m} {
    &:has(> :nth-child(2)) {
      grid-template-columns: minmax(0, 7fr) minmax(0, 4fr);
    }
  }
`;

export const Words = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  justify-items: start;
  gap: ${vars.space.stack.m};
`;

export const Figures = styled.dl`
  display: flex;
  flex-wrap: wrap;
  gap: ${vars.space[2]} ${vars.space[8]};
  margin: 0;
  padding-block-start: ${vars.space[3]};
  border-block-start: ${vars.line.wire} solid ${vars.color.line.wire};
  font-size: ${vars.size.xs};
`;

export const Figure = styled.div`
  display: flex;
  align-items: baseline;
  gap: ${vars.space[2]};

  dt {
    color: ${vars.color.text.muted};
  }

  dd {
    margin: 0;
    font-family: ${vars.font.mono};
    font-variant-numeric: tabular-nums;
  }
`;

export const Ways = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${vars.space[3]} ${vars.space[4]};
`;

/* A square would push the products off a small screen. */
export const Scene = styled.div`
  overflow: hidden;

  img {
    aspect-ratio: 1;
    object-fit: cover;
  }

  ${media.belowM} {
    img {
      aspect-ratio: 16 / 9;
    }
  }
`;
