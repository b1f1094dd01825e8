'use client';

import { styled } from 'styled-components';
import { media } from '../tokens/media';
import { vars } from '../tokens/vars';

export const Frame = styled.div`
  border-block-end: ${vars.line.hair} solid ${vars.color.line.subtle};
`;

export const Item = styled.details`
  border-block-start: ${vars.line.hair} solid ${vars.color.line.subtle};
`;

export const Summary = styled.summary`
  display: flex;
  align-items: center;
  justify-content: space-between;
  gap: ${vars.space[6]};
  min-block-size: ${vars.space[16]};
  padding-block: ${vars.space[4]};

  ${media.hover} {
    &:hover {
      color: ${vars.color.text.accent};
    }
  }
`;

export const Title = styled.h3`
  min-inline-size: 0;
  overflow-wrap: anywhere;
  font-size: ${vars.size.m};
  letter-spacing: ${vars.tracking.heading};
`;

export const Sign = styled.span`
  position: relative;
  flex: none;
  inline-size: ${vars.space[5]};
  block-size: ${vars.space[5]};
  color: ${vars.color.line.wire};

  &::before,
  &::after {
    position: absolute;
    inset-block-start: calc(50% - 1px);
    inset-inline: 0;
    border-block-start: ${vars.line.wire} solid;
    content: '';
    transition: rotate ${vars.motion.calm} ${vars.motion.ease};
  }

  ${media.print} {
    display: none;
  }

  &::after {
    rotate: 90deg;
  }

  ${Item}[open] > ${Summary} > &::after {
    rotate: 0deg;
  }
`;

export const Content = styled.div`
  padding-block: ${vars.space[2]} ${vars.space[8]};
  padding-inline-end: ${vars.space[10]};
`;
