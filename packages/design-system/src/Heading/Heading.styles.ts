'use client';

import { css, styled } from 'styled-components';
import { vars } from '../tokens/vars';

export type HeadingSize = 'xxl' | 'xl' | 'l' | 'm' | 's' | 'xs';

const display = css`
  font-weight: ${vars.weight.display};
  letter-spacing: ${vars.tracking.display};
  line-height: ${vars.leading.tight};
`;

const plain = css`
  font-weight: ${vars.weight.heading};
  letter-spacing: ${vars.tracking.heading};
  line-height: ${vars.leading.snug};
`;

const cutFace = css`
  font-family: ${vars.font.cut};
  font-weight: 400;
  letter-spacing: 0;
`;

export const Frame = styled.h2<{ $size: HeadingSize; $cut: boolean }>`
  max-inline-size: ${({ $size }) => ($size === 'xxl' || $size === 'xl' ? vars.measure.heading : vars.measure.text)};
  color: ${vars.color.text.default};
  font-size: ${({ $size }) => vars.size[$size]};
  hyphens: auto;
  /* Editors' texts can wrap, but entered texts may have no break opportunities and must not widen the page. */
  overflow-wrap: anywhere;
  ${({ $size }) => ($size === 'xxl' || $size === 'xl' ? display : plain)}
  ${({ $cut }) => $cut && cutFace}
`;
