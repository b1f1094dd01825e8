'use client';

import { styled } from 'styled-components';
import { media } from '../tokens/media';
import { vars } from '../tokens/vars';

/* Covers the bottom of the window, but never the focused element: the page is extended while it is visible. */
export const Frame = styled.section`
  position: fixed;
  inset-block-end: 0;
  inset-inline: 0;
  z-index: ${vars.layer.floating};
  max-block-size: min(21rem, 80dvh);
  padding-block: ${vars.space[3]} max(${vars.space[3]}, env(safe-area-inset-bottom));
  overflow-y: auto;
  overscroll-behavior: contain;
  border-block-start: ${vars.line.wire} solid ${vars.color.line.wire};
  background: ${vars.color.surface.raised};
  box-shadow: ${vars.shadow.floating};
  color: ${vars.color.text.default};
  font-size: ${vars.size.xs};

  html:has(&:not([hidden])) {
    padding-block-end: min(21rem, 80dvh);
    scroll-padding-block-end: min(21rem, 80dvh);
  }

  ${media.l} {
    padding-block: ${vars.space[6]} max(${vars.space[6]}, env(safe-area-inset-bottom));
  }

  /* Above the page in low windows, because there is no space beside it. */
  ${media.short} {
    position: static;
    max-block-size: none;

    html:has(&:not([hidden])) {
      padding-block-end: 0;
    }
  }

  ${media.print} {
    display: none;
  }
`;

export const Form = styled.form`
  display: grid;
  gap: ${vars.space[2]};

  ${media.s} {
    gap: ${vars.space[4]};
  }

  ${media.l} {
    grid-template-columns: minmax(0, 1fr) auto;
    column-gap: ${vars.space[16]};
    align-items: center;
  }
`;

export const Choices = styled.div`
  display: flex;
  flex-wrap: wrap;
  column-gap: ${vars.space[4]};

  ${media.s} {
    column-gap: ${vars.space[6]};
  }

  label {
    display: flex;
    align-items: center;
    gap: ${vars.space[2]};
    min-block-size: ${vars.control.target};
  }

  input {
    inline-size: ${vars.space[5]};
    block-size: ${vars.space[5]};
    margin: 0;
    accent-color: ${vars.color.text.accent};
  }
`;

/* Equal columns, so that rejecting is as prominent as accepting. On a phone the third button has a separate row. */
export const Actions = styled.div`
  display: grid;
  grid-template-columns: repeat(2, minmax(0, 1fr));
  gap: ${vars.space[2]};

  > :last-child {
    grid-column: 1 / -1;
  }

  ${media.s} {
    grid-template-columns: repeat(3, minmax(0, 1fr));
    gap: ${vars.space[3]};

    > :last-child {
      grid-column: auto;
    }
  }

  ${media.l} {
    grid-template-columns: minmax(15rem, auto);
  }
`;
