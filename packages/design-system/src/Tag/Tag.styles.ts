'use client';

import { css, styled } from 'styled-components';
import { media } from '../tokens/media';
import { vars } from '../tokens/vars';

const frame = css`
  display: inline-flex;
  align-items: center;
  padding: ${vars.space[1]} ${vars.space[3]};
  border: 1px solid ${vars.color.line.subtle};
  color: ${vars.color.text.muted};
  font-size: ${vars.size.xxs};
  line-height: ${vars.leading.snug};
`;

export const Frame = styled.span`
  ${frame}
`;

export const Anchor = styled.a`
  ${frame}
  position: relative;
  text-decoration: none;

  /* As flat as a tag without a link, with a touch target of 44 px. */
  &::after {
    position: absolute;
    inset-block: calc((100% - ${vars.control.target}) / 2);
    inset-inline: 0;
    content: '';
  }

  ${media.hover} {
    &:hover {
      border-color: ${vars.color.line.strong};
      color: ${vars.color.text.default};
    }
  }
`;
