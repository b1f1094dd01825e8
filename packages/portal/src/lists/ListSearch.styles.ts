'use client';

import { styled } from 'styled-components';
import { media, vars } from '@kmx/design-system';

export const Frame = styled.form`
  display: grid;
  grid-template-columns: minmax(0, 1fr) auto;
  gap: ${vars.space[3]};
  align-items: end;

  /* Same height as the button and the filters beside it. */
  input {
    min-block-size: ${vars.control.target};
  }

  ${media.m} {
    max-inline-size: 36rem;
  }

  ${media.print} {
    display: none;
  }
`;
