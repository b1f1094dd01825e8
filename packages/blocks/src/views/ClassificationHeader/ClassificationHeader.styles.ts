'use client';

import { styled } from 'styled-components';
import { media, vars } from '@kmx/design-system/tokens';

export const Split = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${vars.space.stack.m} ${vars.space.column};
  align-items: center;
  padding-block-start: ${vars.space.stack.m};
  overflow-wrap: anywhere;

  &:has(> :nth-child(2)) {
    grid-template-columns: minmax(0, 1fr) minmax(0, 28%);
  }

  ${media.s} {
    &:has(> :nth-child(2)) {
      grid-template-columns: minmax(0, 1fr) minmax(0, 18rem);
    }
  }
`;

export const Content = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  justify-items: start;
  gap: ${vars.space.stack.s};

  /* Without a picture the form and the links are beside the text, so that no half of the head is empty. */
  ${media.l} {
    &:only-child:has(> form) {
      grid-template-columns: minmax(0, 7fr) minmax(0, 5fr);
      column-gap: ${vars.space.column};
      align-items: start;

      > form {
        grid-area: 1 / 2 / span 2;
      }

      > form + div {
        grid-area: 3 / 2;
      }
    }
  }
`;

export const Figures = styled.dl`
  display: flex;
  flex-wrap: wrap;
  gap: ${vars.space[2]} ${vars.space[8]};
  margin: 0;
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

export const Links = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${vars.space[3]} ${vars.space[4]};
  padding-block-start: ${vars.space[2]};
`;

/* A square would push the products off the first screen; the drawings have a tenth of free space above and below. */
export const Media = styled.div`
  align-self: start;

  ${media.s} {
    align-self: center;

    img {
      aspect-ratio: 5 / 4;
      object-fit: cover;
    }
  }
`;
