'use client';

import { css, styled } from 'styled-components';
import { vars } from '../tokens/vars';

export type FlashMessageType = 'info' | 'success' | 'error';

const floating = css`
  position: fixed;
  inset-block-end: max(${vars.space[4]}, env(safe-area-inset-bottom));
  inset-inline-end: ${vars.space[4]};
  z-index: ${vars.layer.floating};
  inline-size: min(26rem, 100% - 2 * ${vars.space[4]});
  box-shadow: ${vars.shadow.floating};
`;

export const Frame = styled.div<{ $type: FlashMessageType; $isFloating: boolean }>`
  display: grid;
  grid-template-columns: auto minmax(0, 1fr) auto;
  column-gap: ${vars.space[4]};
  align-items: start;
  padding: ${vars.space[4]} ${vars.space[5]};
  border-block-start: ${vars.line.wire} solid ${({ $type }) => vars.status[$type].line};
  background: ${({ $type }) => vars.status[$type].surface};
  color: ${({ $type }) => vars.status[$type].text};
  font-size: ${vars.size.xs};
  line-height: 1.5;
  ${({ $isFloating }) => $isFloating && floating}
`;

export const Sign = styled.span<{ $type: FlashMessageType }>`
  color: ${({ $type }) => vars.status[$type].line};
`;

export const Body = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${vars.space[1]};
  min-inline-size: 0;
`;

export const Title = styled.p`
  font-weight: ${vars.weight.strong};
`;

export const Anchor = styled.a`
  justify-self: start;
  display: inline-flex;
  align-items: center;
  min-block-size: ${vars.control.target};
  color: inherit;
  font-weight: ${vars.weight.strong};
`;

/* The close control is a 40 px button, which may overlap the padding. */
export const Close = styled.div`
  margin-block-start: calc(-1 * ${vars.space[2]});
  margin-inline-end: calc(-1 * ${vars.space[3]});
  --ds-color-text-default: currentcolor;
  --ds-color-surface-sunken: transparent;
`;
