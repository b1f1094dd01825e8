'use client';

import { styled } from 'styled-components';
import { vars } from '@kmx/design-system';

export const List = styled.fieldset`
  display: grid;
  margin-block-start: ${vars.space[4]};
`;

export const Legend = styled.legend`
  margin-block-end: ${vars.space[2]};
  color: ${vars.color.text.muted};
  font-size: ${vars.size.xxs};
`;

export const More = styled.p`
  color: ${vars.color.text.muted};
  font-size: ${vars.size.xxs};
`;
