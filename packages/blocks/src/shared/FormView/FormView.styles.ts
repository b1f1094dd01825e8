'use client';

import { styled } from 'styled-components';
import type { FormCondition } from '@kmx/core/forms';
import { media, vars } from '@kmx/design-system/tokens';

/** A condition of a conditional part, which has its own condition in `data-when`. */
export interface ConditionRule {
  readonly part: string;
  readonly condition: FormCondition;
}

const valuesOf = ({ isOneOf }: FormCondition) =>
  `:is(${isOneOf.map((value) => `[value='${value}']`).join()})`;

/* Hides conditional parts without script. */
export const Frame = styled.form<{ $rules: readonly ConditionRule[] }>`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${vars.space.stack.l};
  max-inline-size: ${vars.width.inline};
  scroll-margin-block-start: calc(${vars.header.height} + ${vars.space[6]});

  &[hidden] {
    display: none;
  }

  ${({ $rules }) =>
    $rules.map(
      ({ part, condition }) => `
  &:not(:has([name='${condition.field}']${valuesOf(condition)}:checked, [name='${condition.field}'] ${valuesOf(condition)}:checked)) [data-when='${part}'] {
    display: none;
  }`,
    )}
`;

/*
 * The wire connects the groups. It takes the accent colour, group by group, when no required value is missing, by CSS
 * alone.
 */
export const Group = styled.fieldset`
  position: relative;
  padding: 0 0 ${vars.space[10]} ${vars.space[6]};
  counter-increment: group;

  &:last-of-type {
    padding-block-end: 0;
  }

  &::before {
    position: absolute;
    inset: ${vars.space[1]} auto auto 0;
    display: grid;
    place-items: center;
    inline-size: ${vars.space[3]};
    block-size: ${vars.space[3]};
    border: ${vars.line.wire} solid ${vars.color.line.strong};
    background: ${vars.color.surface.base};
    content: '';
  }

  &::after {
    position: absolute;
    inset: ${vars.space[5]} auto 0 calc((${vars.space[3]} - ${vars.line.wire}) / 2);
    border-inline-start: ${vars.line.wire} solid ${vars.color.line.subtle};
    content: '';
  }

  &:has(:required):not(:has(:required:invalid)) {
    &::before {
      border-color: ${vars.color.line.wire};
      background: ${vars.color.line.wire};
      color: ${vars.color.surface.base};
    }

    &::after {
      border-color: ${vars.color.line.wire};
    }
  }

  /*
   * In forced colours there is only one colour: the wire to the open group is dotted, and the number of a complete
   * group is filled.
   */
  ${media.forcedColors} {
    &:has(:required:invalid)::after {
      border-inline-start-style: dotted;
    }

    &:has(:required):not(:has(:required:invalid))::before {
      border-color: CanvasText;
      background: CanvasText;
      color: Canvas;
      forced-color-adjust: none;
    }
  }

  ${media.m} {
    padding-inline-start: ${vars.space[16]};

    &::before {
      inset-block-start: 0;
      inline-size: ${vars.space[8]};
      block-size: ${vars.space[8]};
      font-family: ${vars.font.mono};
      font-size: ${vars.size.xxs};
      font-variant-numeric: tabular-nums;
      content: counter(group);
    }

    &::after {
      inset-block-start: ${vars.space[8]};
      inset-inline-start: calc((${vars.space[8]} - ${vars.line.wire}) / 2);
    }
  }
`;

/* A floating legend is an ordinary box, so that the wire starts beside it. */
export const GroupTitle = styled.legend`
  float: inline-start;
  inline-size: 100%;
  padding-block-end: ${vars.space[5]};
  font-size: ${vars.size.m};
  font-weight: ${vars.weight.heading};
  line-height: ${vars.leading.snug};
`;

export const Groups = styled.div`
  counter-reset: group;
`;

export const Fields = styled.div`
  display: grid;
  clear: both;
  grid-template-columns: minmax(0, 1fr);
  gap: ${vars.space[5]} ${vars.space[6]};
  align-items: start;

  ${media.s} {
    grid-template-columns: repeat(2, minmax(0, 1fr));
  }
`;

export const Cell = styled.div<{ $isHalf: boolean }>`
  min-inline-size: 0;

  ${media.s} {
    grid-column: ${({ $isHalf }) => ($isHalf ? 'auto' : '1 / -1')};
  }
`;

/* Honeypot: invisible to readers, filled in by bots. */
export const Trap = styled.div`
  position: absolute;
  inline-size: 1px;
  block-size: 1px;
  overflow: hidden;
  clip-path: inset(50%);
`;

/* Aligned with the fields, not with their wire, which turns into the button at the end. */
export const Actions = styled.div`
  position: relative;
  display: flex;
  flex-wrap: wrap;
  gap: ${vars.space[3]} ${vars.space[4]};
  align-items: center;

  ${Groups} ~ & {
    padding-inline-start: ${vars.space[6]};
  }

  ${Groups} + &::before {
    position: absolute;
    inset-block-start: calc(-1 * ${vars.space.stack.l});
    inset-inline-start: calc((${vars.space[3]} - ${vars.line.wire}) / 2);
    inline-size: calc(${vars.space[6]} - (${vars.space[3]} - ${vars.line.wire}) / 2);
    block-size: calc(${vars.space.stack.l} + ${vars.control.m} / 2);
    border: ${vars.line.wire} solid ${vars.color.line.subtle};
    border-block-start: 0;
    border-inline-end: 0;
    border-end-start-radius: ${vars.space[3]};
    content: '';
  }

  ${Frame}:has(:required):not(:has(:required:invalid)) ${Groups} + &::before {
    border-color: ${vars.color.line.wire};
  }

  ${media.m} {
    ${Groups} ~ & {
      padding-inline-start: ${vars.space[16]};
    }

    ${Groups} + &::before {
      inset-inline-start: calc((${vars.space[8]} - ${vars.line.wire}) / 2);
      inline-size: calc(${vars.space[16]} - (${vars.space[8]} - ${vars.line.wire}) / 2);
    }
  }
`;

export const Entries = styled.dl`
  border-block-start: ${vars.line.wire} solid ${vars.color.line.wire};

  > div {
    display: grid;
    gap: ${vars.space[1]} ${vars.space[6]};
    padding-block: ${vars.space[3]};
    border-block-end: ${vars.line.hair} solid ${vars.color.line.subtle};
    font-size: ${vars.size.xs};

    ${media.s} {
      grid-template-columns: minmax(0, 1fr) minmax(0, 2fr);
    }
  }

  dt {
    color: ${vars.color.text.muted};
  }

  dd {
    min-inline-size: 0;
    overflow-wrap: anywhere;
    white-space: pre-line;
  }
`;

export const Sent = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${vars.space.stack.m};
  justify-items: start;
  max-inline-size: ${vars.width.inline};
  padding-block-start: ${vars.space[6]};
  border-block-start: ${vars.line.wire} solid ${vars.color.line.wire};

  data {
    font-size: ${vars.size.m};
    overflow-wrap: anywhere;
  }
`;

export const Change = styled.details`
  max-inline-size: ${vars.width.inline};
  margin-block-start: ${vars.space[8]};
  border-block: ${vars.line.hair} solid ${vars.color.line.subtle};

  > summary {
    display: flex;
    gap: ${vars.space[3]};
    align-items: center;
    min-block-size: ${vars.control.m};
    font-size: ${vars.size.xs};
    font-weight: ${vars.weight.strong};
    cursor: pointer;
  }

  > :last-child {
    padding-block: ${vars.space[6]};
  }
`;
