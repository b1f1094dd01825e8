'use client';

import { css, styled } from 'styled-components';
import { media } from '../tokens/media';
import { vars } from '../tokens/vars';

export const Frame = styled.nav`
  display: flex;
  align-items: center;
  gap: ${vars.space[1]};
  font-size: ${vars.size.xs};

  ${media.print} {
    display: none;
  }
`;

export const Steps = styled.ol`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${vars.space[1]};
  min-inline-size: 0;
`;

const box = css`
  display: inline-grid;
  place-content: center;
  min-inline-size: ${vars.control.target};
  min-block-size: ${vars.control.target};
`;

export const Gap = styled.span`
  ${box}
  color: ${vars.color.text.muted};
`;

export const Step = styled.a`
  ${box}
  border-block-end: ${vars.line.wire} solid transparent;
  font-family: ${vars.font.mono};
  font-variant-numeric: tabular-nums;
  text-decoration: none;

  &[aria-current] {
    border-color: ${vars.color.line.wire};
    font-weight: ${vars.weight.strong};
  }

  ${media.hover} {
    &:hover {
      background: ${vars.color.surface.sunken};
    }
  }

  /* Forced colours would make the invisible line below every page visible. */
  ${media.forcedColors} {
    &:not([aria-current]) {
      border-color: Canvas;
    }
  }
`;

export const End = styled.a`
  ${box}
  grid-auto-flow: column;
  align-items: center;
  gap: ${vars.space[2]};
  padding-inline: ${vars.space[2]};
  font-weight: ${vars.weight.strong};
  text-decoration: none;

  &:not([href]) {
    color: ${vars.color.text.muted};
    opacity: 0.6;
  }

  ${media.hover} {
    &[href]:hover {
      background: ${vars.color.surface.sunken};
    }
  }
`;
