'use client';

import { styled } from 'styled-components';
import { media, vars } from '@kmx/design-system';

/* The icon of the first button is aligned with the grid. */
export const Frame = styled.span`
  display: inline-flex;
  align-items: center;
  margin-inline-start: calc(-1 * ${vars.space[3]});

  > button {
    min-inline-size: ${vars.control.target};
    min-block-size: ${vars.control.target};
  }

  /* On paper the number alone. */
  ${media.print} {
    margin: 0;

    > button {
      display: none;
    }
  }
`;

export const Input = styled.input`
  inline-size: 4.5rem;
  min-block-size: ${vars.control.target};
  padding-inline: ${vars.space[2]};
  border: ${vars.line.hair} solid ${vars.color.line.strong};
  background: ${vars.color.surface.base};
  color: ${vars.color.text.default};
  font-family: ${vars.font.mono};
  font-variant-numeric: tabular-nums;
  text-align: end;

  &[aria-invalid] {
    border-color: ${vars.color.error.line};
  }

  ${media.print} {
    min-block-size: 0;
    padding: 0;
    border: 0;
    text-align: start;
  }
`;
