'use client';

import { styled } from 'styled-components';
import { media, vars } from '@kmx/design-system/tokens';

export const Frame = styled.div`
  display: flex;
  flex-direction: column;
  min-block-size: 100vb;
  background: ${vars.color.surface.base};
  color: ${vars.color.text.default};
  font-family: ${vars.font.text};

  ${media.l} {
    display: grid;
    grid-template-columns: 15rem minmax(0, 1fr);
    align-items: start;
  }
`;

export const Side = styled.header`
  display: grid;
  gap: ${vars.space.stack.l};
  padding: ${vars.space.stack.l};
  border-block-end: 1px solid ${vars.color.line.subtle};

  ${media.l} {
    position: sticky;
    inset-block-start: 0;
    max-block-size: 100vb;
    overflow-y: auto;
    border-block-end: 0;
  }
`;

export const Main = styled.div`
  display: grid;
  align-content: start;
  gap: ${vars.space.stack.xl};
  min-inline-size: 0;
  padding: ${vars.space.stack.l};

  ${media.l} {
    min-block-size: 100vb;
    padding: ${vars.space.stack.xl};
    border-inline-start: 1px solid ${vars.color.line.subtle};
  }
`;

export const Pages = styled.ul`
  display: flex;
  flex-wrap: wrap;
  column-gap: ${vars.space.stack.m};

  ${media.l} {
    display: grid;
  }
`;

export const PageLink = styled.a`
  display: block;
  padding-block: ${vars.space.stack.xs};
  color: ${vars.color.text.default};
  font-size: ${vars.size.xs};
  text-decoration: none;

  &:hover {
    text-decoration: underline;
  }

  &[aria-current] {
    font-weight: ${vars.weight.strong};
    text-decoration: underline;
    text-decoration-thickness: 2px;
    text-underline-offset: 0.4em;
  }
`;

/* On one line above the page, stacked beside it. */
export const Chooser = styled.form`
  display: grid;
  grid-template-columns: repeat(auto-fill, minmax(9rem, 1fr));
  align-items: end;
  gap: ${vars.space.stack.m};

  button {
    justify-self: start;
  }
`;

export const PartFrame = styled.section`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${vars.space.stack.l};
  padding-block-start: ${vars.space.stack.l};
  border-block-start: 2px solid ${vars.color.line.strong};
  scroll-margin-block-start: ${vars.space.stack.l};
`;

export const StoryFrame = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${vars.space.stack.xs};
`;

export const Canvas = styled.div`
  position: relative;
  isolation: isolate;
  overflow: auto;
  border: 1px solid ${vars.color.line.subtle};
  background: ${vars.color.surface.base};

  /* Positions fixed elements relative to the frame of their story instead of the window. */
  contain: layout;

  &[data-room] {
    min-block-size: 24rem;
  }

  &[data-padded] {
    padding: ${vars.space.stack.l};
  }
`;

export const PartList = styled.ul`
  display: flex;
  flex-wrap: wrap;
  gap: ${vars.space.stack.xs} ${vars.space.stack.m};
  font-size: ${vars.size.xs};
`;
