'use client';

import { css, keyframes, styled } from 'styled-components';

const draw = keyframes`
  from { stroke-dasharray: 0 200%; }
  to { stroke-dasharray: 200% 0; }
`;

const reveal = keyframes`
  from { opacity: 0; }
`;

/** Segments animate one after the other: `data-order` is the position of a segment. */
const arrival = css`
  @media (prefers-reduced-motion: no-preference) {
    [data-order] {
      animation: ${draw} 240ms linear backwards;
    }

    [data-order='2'] {
      animation: ${draw} 120ms linear 240ms backwards;
    }

    [data-order='3'] {
      animation: ${draw} 420ms ease-out 360ms backwards;
    }

    [data-order='end'] {
      animation: ${reveal} 160ms linear 700ms backwards;
    }
  }
`;

/** Never scaled, so that the line preserves its width and its radii. */
export const Drawing = styled.svg`
  display: block;
  flex: none;
  max-inline-size: 100%;
  overflow: hidden;
  pointer-events: none;

  &[data-wire='trail'] {
    display: inline-block;
    vertical-align: middle;
  }

  &[data-wire='corner'] {
    block-size: 100%;
    min-block-size: 3rem;
  }

  [dir='rtl'] & {
    scale: -1 1;
  }

  ${arrival}
`;
