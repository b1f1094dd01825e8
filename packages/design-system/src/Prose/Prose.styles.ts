'use client';

import { styled } from 'styled-components';
import { media } from '../tokens/media';
import { vars } from '../tokens/vars';

export const Frame = styled.div`
  max-inline-size: ${vars.measure.text};
  color: ${vars.color.text.default};
  font-size: ${vars.size.s};
  line-height: ${vars.leading.text};

  > * + * {
    margin-block-start: 1.1em;
  }

  :is(h2, h3, h4) {
    letter-spacing: ${vars.tracking.heading};
  }

  h2,
  h3 {
    font-size: ${vars.size.m};
  }

  > * + :is(h2, h3, h4) {
    margin-block-start: 1.8em;
  }

  > :is(h2, h3, h4) + * {
    margin-block-start: 0.5em;
  }

  a {
    color: ${vars.color.text.accent};
    font-weight: 500;
  }

  a:hover {
    text-decoration-thickness: ${vars.line.wire};
  }

  /* In print a link cannot be followed, only copied. */
  ${media.print} {
    a[href^='http']::after {
      content: ' (' attr(href) ')';
      font-weight: ${vars.weight.text};
      overflow-wrap: anywhere;
    }
  }

  :is(ul, ol) {
    display: grid;
    gap: 0.5em;
    padding-inline-start: 1.75em;
  }

  ul > li {
    position: relative;
  }

  ul > li::before {
    position: absolute;
    inset-block-start: 0.78em;
    inset-inline-start: -1.75em;
    inline-size: 1em;
    border-block-start: ${vars.line.wire} solid ${vars.color.line.wire};
    content: '';
  }

  ol {
    counter-reset: item;
  }

  ol > li {
    counter-increment: item;
    position: relative;
  }

  ol > li::before {
    position: absolute;
    inset-inline-start: -1.75em;
    color: ${vars.color.text.muted};
    content: counter(item);
    font-family: ${vars.font.mono};
    font-variant-numeric: tabular-nums;
  }

  li > :is(ul, ol) {
    margin-block-start: 0.5em;
  }

  blockquote {
    padding-inline-start: 1.25em;
    border-inline-start: ${vars.line.wire} solid ${vars.color.line.wire};
  }

  hr {
    margin-block: 2em;
  }
`;
