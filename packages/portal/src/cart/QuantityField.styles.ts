'use client';

import { styled } from 'styled-components';
import { vars } from '@kmx/design-system';

export const Frame = styled.span`
  display: inline-flex;
  align-items: center;

  > button {
    min-inline-size: ${vars.control.target};
    min-block-size: ${vars.control.target};
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
`;
