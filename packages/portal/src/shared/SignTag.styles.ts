'use client';

import { styled } from 'styled-components';
import { media, vars } from '@kmx/design-system';

import type { TagTone } from './SignTag';

const surfaces: Record<TagTone, string> = {
  neutral: vars.color.surface.sunken,
  strong: vars.color.inverse.base,
  info: vars.status.info.surface,
  success: vars.status.success.surface,
  error: vars.status.error.surface,
};

const texts: Record<TagTone, string> = {
  neutral: vars.color.text.default,
  strong: vars.color.inverse.on,
  info: vars.status.info.text,
  success: vars.status.success.text,
  error: vars.status.error.text,
};

export const Frame = styled.span<{ $tone: TagTone }>`
  display: inline-flex;
  flex: none;
  gap: ${vars.space[2]};
  align-items: baseline;
  max-inline-size: 100%;
  padding: ${vars.space[1]} ${vars.space[2]};
  background: ${({ $tone }) => surfaces[$tone]};
  color: ${({ $tone }) => texts[$tone]};
  font-size: ${vars.size.xxs};
  font-weight: ${vars.weight.strong};
  line-height: ${vars.icon.s};
  white-space: nowrap;

  /* In forced colours its surface is that of the page. */
  ${media.forcedColors} {
    outline: ${vars.line.hair} solid currentcolor;
  }

  /* In print, columns share the width of the sheet, and a border replaces the tint, which few printers reproduce. */
  ${media.print} {
    border: ${vars.line.hair} solid ${vars.color.line.strong};
    background: none;
    color: ${vars.color.text.default};
    white-space: normal;
  }
`;

/* Same height as a line of text, which gives the tag its baseline and aligns it with an adjacent label. */
export const Sign = styled.svg`
  flex: none;
  align-self: center;
  inline-size: ${vars.icon.s};
  block-size: ${vars.icon.s};
`;
