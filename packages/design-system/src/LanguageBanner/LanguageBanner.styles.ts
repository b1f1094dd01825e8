'use client';

import { styled } from 'styled-components';
import { vars } from '../tokens/vars';

export const Frame = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  gap: 0 ${vars.space[6]};
  padding-block: ${vars.space[2]};
  font-size: ${vars.size.xs};
  line-height: 1.4;
`;

export const Links = styled.ul`
  display: flex;
  flex-wrap: wrap;
  gap: 0 ${vars.space[6]};
`;

export const Anchor = styled.a`
  display: inline-flex;
  align-items: center;
  min-block-size: ${vars.control.target};
  color: ${vars.color.text.default};
  font-weight: ${vars.weight.strong};
`;
