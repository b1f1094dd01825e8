'use client';

import { styled } from 'styled-components';
import { media } from '../tokens/media';
import { vars } from '../tokens/vars';

export const Label = styled.span`
  ${media.header} {
    position: absolute;
    inline-size: 1px;
    block-size: 1px;
    overflow: hidden;
    clip-path: inset(50%);
    white-space: nowrap;
  }
`;

export const Content = styled.div`
  display: grid;
  gap: ${vars.space[4]};
  justify-items: start;
  max-inline-size: 20rem;
  overflow-wrap: anywhere;
`;
