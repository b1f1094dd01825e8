'use client';

import { styled } from 'styled-components';
import { vars } from '../tokens/vars';

export const List = styled.fieldset`
  display: grid;
`;

export const Legend = styled.legend`
  margin-block-end: ${vars.space[2]};
  color: ${vars.color.text.muted};
  font-size: ${vars.size.xxs};
`;
