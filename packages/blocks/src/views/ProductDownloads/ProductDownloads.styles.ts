'use client';

import { styled } from 'styled-components';
import { media, vars } from '@kmx/design-system/tokens';

export const Columns = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${vars.space.stack.m};
`;

export const List = styled.ul`
  border-block-start: ${vars.line.hair} solid ${vars.color.line.strong};
`;

export const Row = styled.li`
  border-block-end: ${vars.line.hair} solid ${vars.color.line.subtle};
`;

/* First page of an A4 sheet; on small screens half of the preset of 128 × 180. */
export const Thumbnail = styled.img`
  inline-size: ${vars.space[16]};
  block-size: auto;
  border: ${vars.line.hair} solid ${vars.color.line.subtle};

  ${media.s} {
    inline-size: ${vars.space[20]};
  }
`;

export const Content = styled.span`
  display: grid;
  gap: ${vars.space[1]};
  min-inline-size: 0;
  overflow-wrap: anywhere;
`;

export const Name = styled.span`
  font-weight: ${vars.weight.strong};
`;

export const Details = styled.span`
  color: ${vars.color.text.muted};
  font-size: ${vars.size.xxs};
  font-variant-numeric: tabular-nums;
`;

export const Anchor = styled.a`
  display: grid;
  grid-template-columns: auto minmax(0, 1fr) auto;
  gap: ${vars.space[5]};
  align-items: center;
  min-block-size: ${vars.control.target};
  padding-block: ${vars.space[4]};
  color: ${vars.color.text.default};
  font-size: ${vars.size.xs};
  text-decoration: none;

  > svg {
    color: ${vars.color.text.accent};
  }

  ${media.hover} {
    &:hover ${Name} {
      text-decoration: underline;
      text-decoration-color: ${vars.color.line.wire};
      text-decoration-thickness: ${vars.line.wire};
      text-underline-offset: 0.2em;
    }
  }
`;

export const Others = styled.details`
  min-inline-size: 0;

  > section {
    padding-block-start: ${vars.space[6]};
  }
`;

export const Summary = styled.summary`
  display: flex;
  align-items: center;
  gap: ${vars.space[2]};
  inline-size: fit-content;
  min-block-size: ${vars.control.target};
  font-size: ${vars.size.xs};
  font-weight: ${vars.weight.strong};
  cursor: pointer;

  &::-webkit-details-marker {
    display: none;
  }

  > svg {
    flex: none;
    color: ${vars.color.line.wire};
    transition: rotate ${vars.motion.quick} ${vars.motion.ease};
  }

  ${Others}[open] > & > svg {
    rotate: 180deg;
  }

  ${media.hover} {
    &:hover {
      color: ${vars.color.text.accent};
    }
  }

  ${media.reducedMotion} {
    > svg {
      transition: none;
    }
  }
`;

export const Title = styled.h3`
  padding-block-end: ${vars.space[3]};
  font-size: ${vars.size.s};
`;
