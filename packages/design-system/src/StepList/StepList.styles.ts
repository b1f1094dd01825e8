'use client';

import { styled } from 'styled-components';
import { vars } from '../tokens/vars';

export const Frame = styled.ol`
  display: flex;
  flex-direction: column;
  min-inline-size: 0;
  counter-reset: step;
`;

/* The number is on the wire, which continues to the next step and ends with the last. */
export const Step = styled.li`
  position: relative;
  display: grid;
  grid-template-columns: ${vars.space[8]} minmax(0, 1fr);
  column-gap: ${vars.space[4]};
  padding-block-end: ${vars.space[8]};
  counter-increment: step;

  &::before {
    display: grid;
    place-items: center;
    block-size: ${vars.space[8]};
    border: ${vars.line.wire} solid ${vars.color.line.wire};
    background: ${vars.color.surface.base};
    color: ${vars.color.text.default};
    font-family: ${vars.font.mono};
    font-size: ${vars.size.xxs};
    font-variant-numeric: tabular-nums;
    content: counter(step);
  }

  &:not(:last-child)::after {
    position: absolute;
    inset-block: ${vars.space[8]} 0;
    inset-inline-start: calc(${vars.space[4]} - ${vars.line.wire} / 2);
    border-inline-start: ${vars.line.wire} solid ${vars.color.line.wire};
    content: '';
  }

  &:last-child {
    padding-block-end: 0;
  }
`;

export const Body = styled.div`
  display: flex;
  flex-direction: column;
  gap: ${vars.space[3]};
  min-inline-size: 0;
`;

export const Header = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${vars.space[2]} ${vars.space[3]};
  min-block-size: ${vars.space[8]};
`;

export const Content = styled.div`
  display: flex;
  flex-direction: column;
  gap: ${vars.space[4]};
  min-inline-size: 0;

  /* Addresses can wrap anywhere; a table scrolls instead. */
  > p {
    overflow-wrap: anywhere;
  }
`;
