'use client';

import { styled } from 'styled-components';
import { media, vars } from '@kmx/design-system';

/*
 * Full height on small screens, so that the on-screen keyboard does not move it; at the top of larger ones, where its
 * height may change without shifting the field.
 */
export const Frame = styled.dialog`
  inline-size: 100%;
  max-inline-size: none;
  block-size: 100dvh;
  max-block-size: none;
  margin: 0;
  padding: 0;
  overflow: hidden;
  border: ${vars.line.hair} solid ${vars.card.border};
  border-block-start: ${vars.line.wire} solid ${vars.color.line.wire};
  background: ${vars.color.surface.raised};
  box-shadow: ${vars.shadow.floating};
  color: ${vars.color.text.default};

  &[open] {
    display: flex;
    flex-direction: column;
  }

  &::backdrop {
    background: ${vars.backdrop};
    opacity: 0.6;
  }

  html:has(&[open]) {
    overflow: hidden;
  }

  ${media.s} {
    max-inline-size: 42rem;
    block-size: auto;
    max-block-size: 76dvh;
    margin: 12dvh auto auto;
  }
`;

export const Entry = styled.div`
  flex: none;
  padding: ${vars.space[3]} ${vars.space[3]} ${vars.space[2]} ${vars.space[5]};
  border-block-end: ${vars.line.hair} solid ${vars.color.line.subtle};

  label {
    color: ${vars.color.text.muted};
    font-size: ${vars.size.xxs};
    font-weight: ${vars.weight.strong};
    line-height: 1.4;
  }

  > div {
    margin-block-start: ${vars.space[1]};
  }
`;

/* The dialog draws the field's outline; focus is shown by the wire at the active option. */
export const Field = styled.div`
  display: flex;
  align-items: center;
  gap: ${vars.space[3]};

  > svg {
    flex: none;
    color: ${vars.color.text.muted};
  }

  input {
    flex: 1;
    min-inline-size: 0;
    min-block-size: ${vars.control.target};
    padding: ${vars.space[2]};
    border: 0;
    background: none;
    color: ${vars.color.field.text};
    font-size: ${vars.size.s};
  }
`;

export const Options = styled.div`
  flex: 1;
  overflow-y: auto;
  overscroll-behavior: contain;
  padding-block-end: ${vars.space[3]};

  &[hidden] {
    display: none;
  }
`;

export const Group = styled.div`
  padding-block-start: ${vars.space[3]};
`;

export const GroupName = styled.div`
  padding: ${vars.space[1]} ${vars.space[5]};
  color: ${vars.color.text.muted};
  font-size: ${vars.size.xxs};
  font-weight: ${vars.weight.strong};
`;

export const Option = styled.a`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  column-gap: ${vars.space[4]};
  inline-size: 100%;
  min-block-size: ${vars.control.target};
  padding: ${vars.space[2]} ${vars.space[5]};
  border: 0;
  background: none;
  color: ${vars.color.text.default};
  font: inherit;
  font-size: ${vars.size.xs};
  line-height: ${vars.leading.snug};
  text-align: start;
  text-decoration: none;
  overflow-wrap: anywhere;
  cursor: pointer;

  &[aria-selected='true'] {
    background: ${vars.color.surface.sunken};
    box-shadow: inset ${vars.line.wire} 0 0 ${vars.color.line.wire};
  }

  ${media.belowS} {
    display: grid;
    grid-template-columns: auto minmax(0, 1fr);
    align-items: baseline;
    align-content: center;
  }

  ${media.hover} {
    &:hover {
      background: ${vars.color.surface.sunken};
    }
  }

  ${media.forcedColors} {
    &[aria-selected='true'] {
      outline: ${vars.line.wire} solid;
      outline-offset: calc(-1 * ${vars.line.wire});
    }
  }
`;

/* Numbers of the same kind are aligned. */
export const Figure = styled.span`
  min-inline-size: 8.5rem;
  color: ${vars.color.text.muted};
  font-family: ${vars.font.mono};
  font-variant-numeric: tabular-nums;
`;

/* On small screens the name has a separate line below the number and the status. */
export const Label = styled.span`
  flex: 1 1 12rem;
  min-inline-size: 0;

  ${media.belowS} {
    ${Figure} + & {
      order: 1;
      grid-column: 1 / -1;
    }
  }
`;

export const Note = styled.span`
  color: ${vars.color.text.muted};
  font-size: ${vars.size.xxs};

  ${media.belowS} {
    justify-self: end;
    text-align: end;
  }
`;

export const Status = styled.div`
  display: flex;
  flex-wrap: wrap;
  flex: none;
  align-items: center;
  justify-content: space-between;
  gap: ${vars.space[2]} ${vars.space[4]};
  padding: ${vars.space[3]} ${vars.space[5]};
  border-block-start: ${vars.line.hair} solid ${vars.color.line.subtle};
  color: ${vars.color.text.muted};
  font-size: ${vars.size.xxs};

  p {
    flex: 1 1 14rem;
  }

  [data-state='failed'] {
    color: ${vars.color.error.text};
  }
`;

/* Windows with enough space usually have a keyboard. */
export const Keys = styled.p`
  display: none;
  flex: none;
  padding: 0 ${vars.space[5]} ${vars.space[3]};
  color: ${vars.color.text.muted};
  font-size: ${vars.size.xxs};

  ${media.s} {
    display: block;
  }
`;
