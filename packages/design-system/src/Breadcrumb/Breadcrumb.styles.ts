'use client';

import { styled } from 'styled-components';
import { media } from '../tokens/media';
import { vars } from '../tokens/vars';

export const Frame = styled.nav`
  color: ${vars.color.text.muted};
  font-size: ${vars.size.xxs};
  line-height: ${vars.leading.snug};
`;

export const Trail = styled.ol`
  display: none;

  ${media.m} {
    display: flex;
    flex-wrap: wrap;
    align-items: center;
  }
`;

export const Crumb = styled.li`
  display: flex;
  align-items: center;
  min-inline-size: 0;

  & + &::before {
    flex: none;
    inline-size: ${vars.space[5]};
    margin-inline: ${vars.space[3]};
    border-block-start: ${vars.line.wire} solid ${vars.color.line.wire};
    content: '';
  }
`;

export const Anchor = styled.a`
  display: inline-flex;
  align-items: center;
  gap: ${vars.space[2]};
  min-block-size: ${vars.control.target};
  color: inherit;
  text-decoration: none;

  ${media.hover} {
    &:hover {
      color: ${vars.color.text.default};
      text-decoration: underline;
    }
  }
`;

export const Current = styled.span`
  color: ${vars.color.text.default};
`;

export const Back = styled.div`
  ${media.m} {
    display: none;
  }
`;
