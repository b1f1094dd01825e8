'use client';

import { styled } from 'styled-components';
import { media } from '../tokens/media';
import { vars } from '../tokens/vars';

export type BadgeTone = 'neutral' | 'accent' | 'info' | 'success' | 'error';

const surfaces: Record<BadgeTone, string> = {
  neutral: vars.color.surface.sunken,
  accent: vars.color.action.base,
  info: vars.status.info.surface,
  success: vars.status.success.surface,
  error: vars.status.error.surface,
};

const texts: Record<BadgeTone, string> = {
  neutral: vars.color.text.default,
  accent: vars.color.action.on,
  info: vars.status.info.text,
  success: vars.status.success.text,
  error: vars.status.error.text,
};

export const Frame = styled.span<{ $tone: BadgeTone }>`
  display: inline-flex;
  align-items: center;
  min-block-size: ${vars.space[6]};
  padding: 0 ${vars.space[2]};
  background: ${({ $tone }) => surfaces[$tone]};
  color: ${({ $tone }) => texts[$tone]};
  font-size: ${vars.size.xxs};
  font-weight: ${vars.weight.strong};
  font-variant-numeric: tabular-nums;
  line-height: ${vars.leading.snug};

  /* In forced colours its surface is that of the page. */
  ${media.forcedColors} {
    outline: ${vars.line.hair} solid currentcolor;
  }

  ${media.print} {
    outline: ${vars.line.hair} solid currentcolor;
  }
`;
