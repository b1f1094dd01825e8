'use client';

import { styled } from 'styled-components';
import { media, vars } from '@kmx/design-system';

export const Form = styled.form`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${vars.space[4]};
  justify-items: start;
`;

export const DropArea = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${vars.space[4]};
  justify-self: stretch;
  padding: ${vars.space[4]};
  border: ${vars.line.hair} dashed ${vars.color.line.strong};

  textarea {
    font-family: ${vars.font.mono};
    font-variant-numeric: tabular-nums;
  }

  ${media.l} {
    grid-template-columns: minmax(0, 2fr) minmax(0, 1fr);
    align-items: start;
  }
`;

export const Buttons = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${vars.space[2]};
`;

/* Below the fields: tables and lists as wide as the screen, all else as wide as it is. */
export const Results = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${vars.space[4]};
  justify-items: start;

  > [role='region'],
  > ul {
    justify-self: stretch;
  }
`;
