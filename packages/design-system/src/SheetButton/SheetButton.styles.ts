'use client';

import { styled } from 'styled-components';
import { vars } from '../tokens/vars';

/* Anchored to its button if the browser supports it; otherwise centred in the window. */
export const Sheet = styled.div`
  min-inline-size: min(15rem, calc(100vw - ${vars.space[8]}));
  max-inline-size: calc(100vw - ${vars.space[8]});
  max-block-size: min(28rem, 80dvh);
  padding: ${vars.space[4]} ${vars.space[6]};
  overflow-y: auto;
  border: ${vars.line.hair} solid ${vars.card.border};
  background: ${vars.color.surface.raised};
  box-shadow: ${vars.shadow.floating};
  color: ${vars.color.text.default};

  @supports (position-area: block-end) {
    inset: auto;
    margin: ${vars.space[1]} 0;
    position-area: block-end span-inline-end;
    position-try-fallbacks:
      flip-inline,
      flip-block,
      flip-block flip-inline;
  }
`;
