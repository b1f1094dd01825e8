'use client';

import { styled } from 'styled-components';
import { media, vars } from '@kmx/design-system/tokens';

export const Groups = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${vars.space.stack.l};
`;

export const Group = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${vars.space[2]} ${vars.space.column};
  align-items: start;
  border-block-start: ${vars.line.hair} solid ${vars.color.line.strong};

  ${media.l} {
    grid-template-columns: minmax(0, 3fr) minmax(0, 9fr);
  }
`;

export const GroupName = styled.div`
  padding-block: ${vars.space[5]} ${vars.space[2]};
  overflow-wrap: anywhere;
  break-after: avoid;

  ${media.l} {
    position: sticky;
    inset-block-start: ${vars.header.height};
  }
`;

export const Region = styled.p`
  color: ${vars.color.text.muted};
  font-size: ${vars.size.xxs};
`;

export const Name = styled.h3`
  font-size: ${vars.size.m};
  letter-spacing: ${vars.tracking.heading};
  hyphens: auto;
`;

export const Details = styled.span`
  grid-column: 1;
  margin-block-start: ${vars.space[1]};
  color: ${vars.color.text.muted};
  font-size: ${vars.size.xs};
  font-variant-numeric: tabular-nums;
`;

export const Sign = styled.span`
  position: relative;
  grid-area: 1 / 2;
  inline-size: ${vars.space[5]};
  block-size: ${vars.space[5]};
  margin-block-start: ${vars.space[1]};
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

  &::after {
    rotate: 90deg;
  }

  details[open] > summary > &::after {
    rotate: 0deg;
  }

  ${media.print} {
    display: none;
  }
`;

export const Summary = styled.summary`
  display: grid;
  grid-template-columns: minmax(0, 1fr) auto;
  column-gap: ${vars.space[6]};
  padding-block: ${vars.space[5]};
  overflow-wrap: anywhere;

  ${media.hover} {
    &:hover ${Name} {
      text-decoration: underline;
      text-decoration-color: ${vars.color.line.wire};
      text-decoration-thickness: ${vars.line.wire};
      text-underline-offset: 0.2em;
    }
  }
`;

export const Job = styled.div`
  padding-block-end: ${vars.space[8]};
  padding-inline-end: ${vars.space[10]};
  /* The summary remains visible above the target of a link. */
  scroll-margin-block-start: calc(${vars.header.height} + ${vars.space[20]});
`;

export const Apply = styled.p`
  margin-block-start: ${vars.space[6]};

  ${media.print} {
    display: none;
  }
`;

export const Entry = styled.li`
  break-inside: avoid;

  & + & {
    border-block-start: ${vars.line.hair} solid ${vars.color.line.subtle};
  }

  &:has(:target) {
    border-block-start: ${vars.line.wire} solid ${vars.color.line.wire};
  }
`;
