'use client';

import { styled } from 'styled-components';
import { media, vars } from '@kmx/design-system/tokens';

export const Frame = styled.figure`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${vars.space.stack.m} ${vars.space.column};
  margin: 0;

  ${media.m} {
    &[data-portrait='shown'] {
      grid-template-columns: minmax(0, 4fr) minmax(0, 8fr);
      grid-template-rows: 1fr auto;
    }
  }

  ${media.l} {
    &[data-portrait='none'] {
      grid-template-columns: minmax(0, 4fr) minmax(0, 8fr);
    }
  }
`;

export const Portrait = styled.div`
  max-inline-size: 7rem;

  ${media.s} {
    max-inline-size: 14rem;
  }

  ${media.m} {
    grid-row: 1 / span 2;
    max-inline-size: none;
  }
`;

export const Quotation = styled.blockquote`
  align-self: end;
  margin: 0;
  padding-block-start: ${vars.space.stack.m};
  border-block-start: ${vars.line.wire} solid ${vars.color.line.wire};
  color: ${vars.color.text.default};
  font-size: ${vars.size.l};
  font-weight: ${vars.weight.text};
  letter-spacing: ${vars.tracking.heading};
  line-height: 1.32;
  quotes: auto;

  /* French has spaces inside its quotation marks, which browsers do not insert. */
  &:lang(fr) {
    quotes: '«\u202f' '\u202f»';
  }

  > p {
    max-inline-size: 34ch;
  }

  > p::before {
    content: open-quote;
  }

  > p::after {
    content: close-quote;
  }
`;

export const Attribution = styled.figcaption`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${vars.space[1]};
  font-size: ${vars.size.xs};
  font-weight: ${vars.weight.strong};

  /* Without a portrait the text starts at the same edge as with one. */
  ${media.l} {
    [data-portrait='none'] > & {
      grid-row: 1;
      align-content: start;
      padding-block-start: ${vars.space.stack.m};
      border-block-start: ${vars.line.wire} solid ${vars.color.line.wire};
    }
  }
`;

export const Context = styled.span`
  color: ${vars.color.text.muted};
  font-weight: ${vars.weight.text};
`;
