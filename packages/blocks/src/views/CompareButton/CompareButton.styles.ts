'use client';

import { styled } from 'styled-components';
import { vars } from '@kmx/design-system/tokens';

/*
 * Reserves the space until the script has loaded, so that the layout does not shift; without script there is no space.
 */
export const Place = styled.span`
  display: inline-flex;
  max-inline-size: 100%;

  button[hidden] {
    display: inline-flex;
    visibility: hidden;
  }

  button[aria-pressed='false'] [data-icon='check'],
  button[aria-pressed='true'] [data-icon='compare'] {
    display: none;
  }

  /* Filled while the product is in the comparison, because the tick alone would be overlooked. */
  button[aria-pressed='true'][data-compare-add] {
    color: ${vars.button.secondary.onHover};
  }

  button[aria-pressed='true'][data-compare-add]::before {
    background: ${vars.button.secondary.hover};
    clip-path: none;
  }

  @media (forced-colors: active) {
    button[aria-pressed='true'][data-compare-add] {
      border-color: Highlight;
    }
  }

  @media (scripting: none) {
    button[hidden] {
      display: none;
    }
  }

  @media print {
    display: none;
  }
`;

/* Separate row: on a text line it would be a pixel and a half above the label of the adjacent button. */
export const Label = styled.span`
  display: flex;
  align-items: center;
  gap: 0.5em;
`;
