'use client';

import { styled } from 'styled-components';
import { vars } from '../tokens/vars';

/* A logo is not mirrored: the wire leaves it to the right in every script. */
export const Frame = styled.span`
  position: relative;
  display: inline-flex;
  block-size: 2.25rem;
  direction: ltr;
  white-space: nowrap;
`;

export const Mark = styled.svg`
  flex: none;
  inline-size: 2.25rem;
  block-size: 2.25rem;
`;

/* The only element in the accent colour of the theme. */
export const Conductor = styled.path`
  stroke: ${vars.color.line.wire};
  stroke-width: 2;
`;

/*
 * The wire continues below the word, at the height at which it leaves the mark (29 of 36). A border survives forced
 * colours.
 */
export const Wordmark = styled.span`
  padding-inline-start: 0.5625rem;
  font-family: ${vars.font.text};
  font-size: clamp(1.125rem, 0.9rem + 1.2vw, 1.5rem);
  font-weight: 700;
  letter-spacing: -0.02em;
  line-height: 1.75rem;

  &::after {
    position: absolute;
    inset-block-start: 1.8125rem;
    inset-inline: 2.25rem 0;
    border-block-start: 0.125rem solid ${vars.color.line.wire};
    content: '';
  }
`;
