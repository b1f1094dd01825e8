'use client';

import { styled } from 'styled-components';
import { vars } from '@kmx/design-system';

export const Form = styled.form`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${vars.space[6]};

  legend {
    font-size: ${vars.size.xs};
  }
`;

/* Two columns as soon as the fields have a readable width. */
export const FormGrid = styled.div`
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(min(100%, 16rem), 1fr));
  gap: ${vars.space[5]};
  align-items: start;
`;

export const Applications = styled.div`
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(min(100%, 14rem), 1fr));
  column-gap: ${vars.space[5]};
`;
