'use client';

import { styled } from 'styled-components';
import { media, vars } from '@kmx/design-system/tokens';

/* The parts of the field are cells of the form, so that the button stays beside the input if there is an error. */
export const Form = styled.form`
  display: grid;
  grid-template-columns: minmax(0, 1fr) auto;
  gap: ${vars.space[2]} ${vars.space[3]};
  inline-size: 100%;
  max-inline-size: 27rem;

  > div {
    display: contents;
  }

  > div > :not(input) {
    grid-column: 1 / -1;
  }

  > div > input {
    grid-area: 3 / 1;
    font-variant-numeric: tabular-nums;
  }

  > button {
    grid-area: 3 / 2;
  }

  ${media.print} {
    display: none;
  }
`;
