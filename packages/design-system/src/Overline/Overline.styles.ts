'use client';

import { styled } from 'styled-components';
import { vars } from '../tokens/vars';

export const Line = styled.p`
  color: ${vars.color.text.accent};
  font-family: ${vars.font.mono};
  font-size: ${vars.size.xxs};
  font-weight: ${vars.weight.text};
  letter-spacing: ${vars.tracking.label};
  line-height: ${vars.leading.snug};
`;
