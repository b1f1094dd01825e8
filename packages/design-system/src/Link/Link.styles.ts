'use client';

import { styled } from 'styled-components';
import { media } from '../tokens/media';
import { vars } from '../tokens/vars';

export const Anchor = styled.a`
  color: ${vars.color.text.accent};
  font-weight: 500;
  text-decoration-line: underline;
  text-decoration-thickness: ${vars.line.hair};
  text-underline-offset: 0.2em;

  ${media.hover} {
    &:hover {
      text-decoration-thickness: ${vars.line.wire};
    }
  }

  &:active {
    color: ${vars.color.text.default};
  }
`;

export const Mark = styled.span`
  display: inline-block;
  margin-inline-start: 0.3em;
  vertical-align: -0.1em;
`;
