'use client';

import { styled } from 'styled-components';
import { media } from '../tokens/media';
import { vars } from '../tokens/vars';

/*
 * Positioned by the browser as a popover; without popovers a block at the end of the page, open and without a button.
 */
export const Surface = styled.div`
  inset-block: auto max(${vars.space[4]}, env(safe-area-inset-bottom));
  inset-inline: auto ${vars.space[4]};
  inline-size: calc(100% - ${vars.space[8]});
  max-inline-size: 24rem;
  max-block-size: calc(100dvh - ${vars.space[8]});
  margin: 0;
  padding: 0;
  border: ${vars.line.hair} solid ${vars.card.border};
  background: ${vars.color.surface.raised};
  box-shadow: ${vars.shadow.floating};
  color: ${vars.color.text.default};

  /* Beside the button of the shortcuts. */
  ${media.s} {
    inset-inline-end: calc(${vars.control.m} + ${vars.space[2]});
  }

  @supports not selector(:popover-open) {
    button {
      display: none;
    }
  }

  ${media.print} {
    display: none;
  }
`;

export const Way = styled.a`
  display: flex;
  align-items: center;
  gap: ${vars.space[3]};
  min-block-size: ${vars.control.target};
  color: ${vars.color.text.default};
  font-weight: ${vars.weight.strong};
  overflow-wrap: anywhere;
`;
