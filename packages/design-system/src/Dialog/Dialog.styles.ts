'use client';

import { styled } from 'styled-components';
import { media } from '../tokens/media';
import { vars } from '../tokens/vars';

export const Frame = styled.dialog<{ $isWide: boolean }>`
  inline-size: 100%;
  max-inline-size: none;
  max-block-size: 92dvh;
  margin: auto 0 0;
  padding: 0;
  overflow: hidden;
  border: ${vars.line.hair} solid ${vars.card.border};
  border-block-start: ${vars.line.wire} solid ${vars.color.line.wire};
  background: ${vars.color.surface.raised};
  box-shadow: ${vars.shadow.floating};
  color: ${vars.color.text.default};

  &[open] {
    display: flex;
    flex-direction: column;
  }

  &::backdrop {
    background: ${vars.backdrop};
    opacity: 0.6;
  }

  /* The page behind does not scroll. */
  html:has(&[open]) {
    overflow: hidden;
  }

  ${media.s} {
    max-inline-size: ${({ $isWide }) => ($isWide ? '44rem' : '32rem')};
    max-block-size: min(52rem, 92dvh);
    margin: auto;
  }
`;

export const Header = styled.header`
  display: flex;
  flex: none;
  align-items: start;
  justify-content: space-between;
  gap: ${vars.space[4]};
  padding-block-start: ${vars.space[3]};
  padding-inline: ${vars.space[6]} ${vars.space[3]};
`;

/* Aligns the first line with the close icon. */
export const Title = styled.h2`
  padding-block: calc((${vars.control.m} - 1lh) / 2);
  font-size: ${vars.size.m};
  line-height: ${vars.leading.snug};
  letter-spacing: ${vars.tracking.heading};

  &:focus-visible {
    outline: none;
  }
`;

export const Body = styled.div`
  padding: ${vars.space[3]} ${vars.space[6]} ${vars.space[6]};
  overflow-y: auto;
  overscroll-behavior: contain;
`;

export const Actions = styled.div`
  display: flex;
  flex-wrap: wrap-reverse;
  flex: none;
  justify-content: end;
  gap: ${vars.space[3]};
  padding: ${vars.space[4]} ${vars.space[6]} max(${vars.space[5]}, env(safe-area-inset-bottom));
  border-block-start: ${vars.line.hair} solid ${vars.color.line.subtle};
`;
