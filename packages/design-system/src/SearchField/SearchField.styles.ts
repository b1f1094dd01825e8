'use client';

import { styled } from 'styled-components';
import { media } from '../tokens/media';
import { vars } from '../tokens/vars';

export const Frame = styled.form`
  display: grid;
  gap: ${vars.space[4]};
  max-inline-size: ${vars.width.inline};

  ${media.s} {
    grid-template-columns: minmax(0, 1fr) auto;
    align-items: end;
  }
`;
