'use client';

import { styled } from 'styled-components';
import { media } from '../tokens/media';
import { vars } from '../tokens/vars';

export const Frame = styled.form`
  display: grid;
  gap: ${vars.space[4]};
  max-inline-size: ${vars.width.inline};

  ${media.s} {
    grid-template-columns: minmax(0, 1fr) auto;
    align-items: end;
  }

  ${media.print} {
    display: none;
  }
`;

/* A minimal text field without states, because the header is part of every page. */
export const Query = styled.div`
  position: relative;

  label {
    display: block;
    margin-block-end: ${vars.space[2]};
    font-size: ${vars.size.xs};
    font-weight: ${vars.weight.strong};
    line-height: 1.4;
  }

  input {
    inline-size: 100%;
    min-block-size: ${vars.control.m};
    padding: ${vars.space[2]} ${vars.space[4]};
    border: 1px solid ${vars.color.field.border};
    border-radius: 0;
    background: ${vars.color.field.surface};
    color: ${vars.color.field.text};
    font-size: ${vars.size.s};
    outline-offset: -1px;
  }
`;

/* The script adds the options: a title with the match emphasised, and a type. */
export const SuggestionList = styled.div`
  position: absolute;
  inset-inline: 0;
  z-index: ${vars.layer.floating};
  max-block-size: 50dvh;
  overflow-y: auto;
  border: ${vars.line.hair} solid ${vars.color.field.border};
  border-block: 0;
  background: ${vars.color.surface.raised};
  box-shadow: ${vars.shadow.floating};

  a {
    display: flex;
    flex-wrap: wrap;
    align-items: baseline;
    justify-content: space-between;
    column-gap: ${vars.space[4]};
    padding: ${vars.space[3]} ${vars.space[4]};
    border-block-end: ${vars.line.hair} solid ${vars.color.line.subtle};
    color: ${vars.color.text.default};
    font-size: ${vars.size.xs};
    line-height: 1.4;
    text-decoration: none;
    overflow-wrap: anywhere;
  }

  a:hover,
  [aria-selected='true'] {
    background: ${vars.color.surface.sunken};
  }

  [aria-selected='true'] {
    outline: ${vars.line.wire} solid ${vars.color.line.wire};
    outline-offset: -2px;
  }

  mark {
    background: none;
    color: inherit;
    font-weight: ${vars.weight.strong};
  }

  small {
    color: ${vars.color.text.muted};
  }
`;
