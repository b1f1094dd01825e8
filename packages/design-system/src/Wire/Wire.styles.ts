'use client';

import { css, keyframes, styled } from 'styled-components';

const draw = keyframes`
  from { stroke-dasharray: 0 1; }
  to { stroke-dasharray: 1 0; }
`;

const reveal = keyframes`
  from { opacity: 0; }
`;

/** Parts follow each other like one wire: `data-order` is the part's place in the run. */
const arrival = css`
  @media (prefers-reduced-motion: no-preference) {
    [data-order] {
      animation: ${draw} 240ms linear backwards;
    }

    [data-order='2'] {
      animation-delay: 240ms;
      animation-duration: 120ms;
    }

    [data-order='3'] {
      animation-delay: 360ms;
      animation-duration: 420ms;
      animation-timing-function: cubic-bezier(0.2, 0.7, 0.2, 1);
    }

    [data-order='end'] {
      animation: ${reveal} 160ms linear 700ms backwards;
    }

    &[data-wire='progress'] [data-order='end'] {
      animation-delay: 240ms;
    }
  }
`;

/** The sheet of one wire: never scaled, so that the line keeps its width and its radii. */
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
