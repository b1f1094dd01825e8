'use client';

import { styled } from 'styled-components';
import { vars } from '../tokens/vars';

export const Sheet = styled.div`
  display: grid;
  align-items: center;
  block-size: 9rem;
  padding: ${vars.space[5]};
  background: ${vars.color.surface.sunken};
  color: ${vars.color.line.wire};
`;

export const Turn = styled.svg`
  color: ${vars.color.line.wire};
`;
