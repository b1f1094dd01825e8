'use client';

import { css, styled } from 'styled-components';
import { media } from '../tokens/media';
import { vars } from '../tokens/vars';

export const Frame = styled.div`
  display: flex;
  flex-direction: column;
  gap: ${vars.space[2]};
  min-inline-size: 0;
`;

const labelText = css`
  color: ${vars.color.text.default};
  font-size: ${vars.size.xs};
  font-weight: ${vars.weight.strong};
  line-height: 1.4;
`;

export const Label = styled.label`
  ${labelText}
`;

export const Legend = styled.legend`
  ${labelText}
  margin-block-end: ${vars.space[2]};
`;

export const Mark = styled.span`
  color: ${vars.color.text.muted};
  font-weight: ${vars.weight.text};
`;

export const Hint = styled.p`
  color: ${vars.color.text.muted};
  font-size: ${vars.size.xxs};
  line-height: 1.45;
`;

export const ErrorText = styled.p`
  display: flex;
  gap: ${vars.space[2]};
  align-items: center;
  color: ${vars.color.error.text};
  font-size: ${vars.size.xxs};
  font-weight: ${vars.weight.strong};
  line-height: 1.45;

  svg {
    flex: none;
  }
`;

/* A field that is scrolled to is below the sticky header, together with its label. */
const belowHeader = css`
  scroll-margin-block-start: calc(${vars.header.height} + ${vars.space[12]});
`;

/* At least 16 px, because mobile browsers zoom into smaller fields on focus. */
const control = css`
  ${belowHeader}
  inline-size: 100%;
  min-block-size: ${vars.control.m};
  padding: ${vars.space[2]} ${vars.space[4]};
  border: 1px solid ${vars.color.field.border};
  border-radius: 0;
  background-color: ${vars.color.field.surface};
  color: ${vars.color.field.text};
  font-size: ${vars.size.s};
  line-height: 1.4;

  &::placeholder {
    color: ${vars.color.field.hint};
    opacity: 1;
  }

  ${media.hover} {
    &:hover:not(:disabled) {
      border-color: ${vars.color.text.default};
    }
  }

  &:focus-visible {
    outline-offset: -1px;
  }

  /* An error is a bar at the start of the field and focus a ring around it, so that they differ without colour. */
  &[aria-invalid='true'] {
    padding-inline-start: calc(${vars.space[4]} - ${vars.space[1]} + 1px);
    border-color: ${vars.color.error.line};
    border-inline-start-width: ${vars.space[1]};

    &:focus-visible {
      outline-offset: 2px;
    }
  }

  /* Forced colours remove the background of read-only fields. */
  ${media.forcedColors} {
    &:read-only:not(select, [type='file']) {
      border-style: dashed;
    }
  }

  &:disabled {
    cursor: not-allowed;
    opacity: 0.55;
  }

  &:read-only:not(select, [type='file']) {
    background-color: ${vars.color.surface.sunken};
    color: ${vars.color.text.default};
  }
`;

export const Input = styled.input`
  ${control}

  &::file-selector-button {
    min-block-size: ${vars.control.s};
    margin-inline-end: ${vars.space[4]};
    padding-inline: ${vars.space[4]};
    border: 1px solid ${vars.button.secondary.border};
    background: none;
    color: ${vars.button.secondary.text};
    font: inherit;
    font-size: ${vars.size.xs};
    font-weight: ${vars.weight.strong};
    cursor: pointer;
  }
`;

export const Area = styled.textarea`
  ${control}
  min-block-size: 8rem;
  resize: vertical;
`;

export const SelectFrame = styled.div`
  position: relative;
  color: ${vars.color.field.text};
`;

export const SelectControl = styled.select`
  ${control}
  appearance: none;
  padding-inline-end: ${vars.space[12]};
  text-overflow: ellipsis;
`;

export const SelectSign = styled.span`
  position: absolute;
  inset-block: 0;
  inset-inline-end: ${vars.space[4]};
  display: grid;
  place-content: center;
  pointer-events: none;
`;

export const Choice = styled.label`
  display: grid;
  grid-template-columns: auto minmax(0, 1fr);
  gap: ${vars.space[3]};
  align-items: start;
  min-block-size: ${vars.control.target};
  padding-block: ${vars.space[2]};
  color: ${vars.color.text.default};
  font-size: ${vars.size.xs};
  line-height: 1.5;
  cursor: pointer;
`;

const mark = css`
  ${belowHeader}
  display: grid;
  place-content: center;
  inline-size: ${vars.space[5]};
  block-size: ${vars.space[5]};
  margin: 0.1em 0 0;
  appearance: none;
  border: 1px solid ${vars.color.field.border};
  background: ${vars.color.field.surface};
  cursor: pointer;

  &:checked {
    border-color: ${vars.color.field.text};
  }

  &[aria-invalid='true'] {
    border-color: ${vars.color.error.line};
    border-width: 2px;
  }

  &:disabled {
    cursor: not-allowed;
    opacity: 0.55;
  }
`;

export const Box = styled.input`
  ${mark}

  &:checked::after {
    inline-size: 0.375rem;
    block-size: 0.6875rem;
    margin-block-end: 0.1875rem;
    border: solid ${vars.color.field.text};
    border-width: 0 2px 2px 0;
    content: '';
    rotate: 45deg;
  }
`;

export const Dot = styled.input`
  ${mark}
  border-radius: 50%;

  &:checked::after {
    inline-size: ${vars.space[2]};
    block-size: ${vars.space[2]};
    border: ${vars.space[1]} solid ${vars.color.field.text};
    border-radius: 50%;
    content: '';
  }
`;

export const Group = styled.fieldset`
  ${belowHeader}
  display: flex;
  flex-direction: column;
`;

/* Short options share a row, long ones are stacked. */
export const Choices = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: 0 ${vars.space[6]};
`;

export const Summary = styled.div`
  scroll-margin-block-start: calc(${vars.header.height} + ${vars.space[4]});
  padding: ${vars.space[5]} ${vars.space[6]};
  border-block-start: ${vars.line.wire} solid ${vars.status.error.line};
  background: ${vars.status.error.surface};
  color: ${vars.status.error.text};
`;

/* Side by side if there is space, so that the fields stay close. */
export const SummaryList = styled.ul`
  display: grid;
  grid-template-columns: repeat(auto-fill, minmax(min(100%, 18rem), 1fr));
  gap: 0 ${vars.space[6]};
`;

export const SummaryTitle = styled.h2`
  font-size: ${vars.size.s};
`;

export const SummaryAnchor = styled.a`
  display: inline-flex;
  align-items: center;
  min-block-size: ${vars.control.target};
  font-size: ${vars.size.xs};
`;
