'use client';

import { styled } from 'styled-components';
import { vars } from '../tokens/vars';

/** Shape of a picture without the picture. */
export const Shape = styled.div`
  display: grid;
  place-items: center;
  inline-size: 100%;
  max-block-size: 14rem;
  border: ${vars.line.wire} solid ${vars.color.line.wire};
  font-family: ${vars.font.mono};
  font-size: ${vars.size.xxs};
`;
