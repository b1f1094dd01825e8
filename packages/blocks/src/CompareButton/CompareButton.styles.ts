'use client';

import { styled } from 'styled-components';

/* Until the script is there the button keeps its place, so that nothing jumps; without script there is no place. */
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

  @media (scripting: none) {
    button[hidden] {
      display: none;
    }
  }

  @media print {
    display: none;
  }
`;

/* A row of its own: on a line of text it would stand a pixel and a half above the words of the button beside it. */
export const Label = styled.span`
  display: flex;
  align-items: center;
  gap: 0.5em;
`;
