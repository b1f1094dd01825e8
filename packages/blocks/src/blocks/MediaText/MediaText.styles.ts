'use client';

import { styled } from 'styled-components';
import { media, vars } from '@kmx/design-system/tokens';

export const Frame = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${vars.space.stack.xl} ${vars.space.stack.xl};
  align-items: center;

  ${media.m} {
    grid-template-columns: minmax(0, 1fr) minmax(0, 1fr);
  }

  ${media.print} {
    grid-template-columns: minmax(0, 1fr) minmax(0, 1fr);
    break-inside: avoid;
  }
`;

export const Content = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${vars.space.stack.m};
  justify-items: start;
`;

/* The text comes first in reading order, even if the picture is before it visually. */
export const Media = styled.div`
  ${media.belowS} {
    max-inline-size: 15rem;
  }

  ${media.m} {
    [data-media='start'] > & {
      order: -1;
    }
  }
`;
