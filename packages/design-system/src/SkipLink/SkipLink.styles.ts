'use client';

import { styled } from 'styled-components';
import { vars } from '../tokens/vars';

export const Anchor = styled.a`
  position: fixed;
  inset-block-start: ${vars.space[2]};
  inset-inline-start: ${vars.space[2]};
  z-index: ${vars.layer.skip};
  padding: ${vars.space[3]} ${vars.space[6]};
  background: ${vars.color.inverse.base};
  color: ${vars.color.inverse.on};
  font-weight: ${vars.weight.strong};
  text-decoration: none;

  &:not(:focus) {
    inline-size: 1px;
    block-size: 1px;
    padding: 0;
    overflow: hidden;
    clip-path: inset(50%);
    white-space: nowrap;
  }
`;
