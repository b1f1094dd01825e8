'use client';

import { css, styled } from 'styled-components';
import { cutOutline, cutShape } from '../tokens/cut';
import { media } from '../tokens/media';
import { vars } from '../tokens/vars';

export type ButtonVariant = 'primary' | 'secondary' | 'ghost' | 'inverse' | 'danger';
export type ButtonSize = 's' | 'm';

interface FrameProps {
  readonly $variant: ButtonVariant;
  readonly $size: ButtonSize;
}

const cut = vars.cut.control;

const filled = ({ base, hover, on }: { base: string; hover: string; on: string }) => css`
  color: ${on};

  &::before {
    background: ${base};
    clip-path: ${cutShape(cut)};
  }

  ${media.hover} {
    &:hover:not(:disabled)::before {
      background: ${hover};
    }
  }
`;

const variants = {
  primary: css`
    ${filled(vars.button.primary)}

    &:active:not(:disabled)::before {
      background: ${vars.button.primary.active};
    }
  `,
  inverse: filled(vars.button.inverse),
  danger: filled(vars.button.danger),
  secondary: css`
    color: ${vars.button.secondary.text};

    &::before {
      background: ${vars.button.secondary.border};
      clip-path: ${cutOutline(cut, vars.line.hair)};
    }

    ${media.hover} {
      &:hover:not(:disabled) {
        color: ${vars.button.secondary.onHover};
      }

      &:hover:not(:disabled)::before {
        background: ${vars.button.secondary.hover};
        clip-path: ${cutShape(cut)};
      }
    }
  `,
  ghost: css`
    padding-inline: ${vars.space[3]};
    color: ${vars.button.ghost.text};

    ${media.hover} {
      &:hover:not(:disabled)::before {
        background: ${vars.button.ghost.hover};
      }
    }
  `,
} satisfies Record<ButtonVariant, ReturnType<typeof css>>;

/*
 * The shape is on ::before, so that the cut does not clip the focus ring. The transparent border is visible in forced
 * colours.
 */
const frame = css<FrameProps>`
  position: relative;
  isolation: isolate;
  display: inline-flex;
  align-items: center;
  justify-content: center;
  min-block-size: ${({ $size }) => ($size === 's' ? vars.control.target : vars.control.m)};
  max-inline-size: 100%;
  padding: ${vars.space[2]} ${({ $size }) => ($size === 's' ? vars.space[4] : vars.space[6])};
  border: 1px solid transparent;
  background: none;
  font-family: ${vars.font.text};
  font-size: ${vars.size.xs};
  font-weight: ${vars.weight.strong};
  line-height: ${vars.leading.snug};
  text-align: center;
  text-decoration: none;
  cursor: pointer;

  &::before {
    position: absolute;
    inset: -1px;
    z-index: -1;
    content: '';
    transition: background-color ${vars.motion.quick} ${vars.motion.ease};
  }

  ${({ $variant }) => variants[$variant]}

  /* In forced colours the border is the shape; the drawn one would cover half of it. */
  ${media.forcedColors} {
    &::before {
      content: none;
    }
  }

  &:disabled {
    cursor: not-allowed;
  }

  &:disabled:not([aria-busy='true']) {
    opacity: 0.45;
  }
`;

const offPaper = css`
  ${media.print} {
    display: none;
  }
`;

export const Frame = styled.button<FrameProps>`
  ${frame}
  ${offPaper}
`;

/* Printed as inline text. */
export const AnchorFrame = styled.a<FrameProps>`
  ${frame}

  ${media.print} {
    min-block-size: 0;
    padding-inline: 0;
    text-decoration: underline;

    &::before {
      content: none;
    }
  }
`;

export const Content = styled.span<{ $isHidden?: boolean }>`
  display: inline-flex;
  align-items: center;
  justify-content: center;
  gap: ${vars.space[2]};
  min-inline-size: 0;
  visibility: ${({ $isHidden }) => ($isHidden ? 'hidden' : 'visible')};

  /* A word that is longer than the button wraps instead of overflowing. */
  > span {
    min-inline-size: 0;
  }
`;

export const Busy = styled.span`
  position: absolute;
  inset: 0;
  display: grid;
  place-content: center;
`;

export const Round = styled.button<{ $size: 16 | 24 }>`
  position: relative;
  display: inline-grid;
  flex: none;
  place-content: center;
  inline-size: ${({ $size }) => ($size === 16 ? vars.control.s : vars.control.m)};
  block-size: ${({ $size }) => ($size === 16 ? vars.control.s : vars.control.m)};
  padding: 0;
  border: 1px solid transparent;
  background: transparent;
  color: ${vars.color.text.default};
  cursor: pointer;
  transition: background-color ${vars.motion.quick} ${vars.motion.ease};

  /* The 40 px button keeps a touch target of 44 px, measured from inside the border. */
  &::after {
    position: absolute;
    inset: calc((${vars.control.s} - ${vars.control.target}) / 2 - 1px);
    content: '';
  }

  ${media.hover} {
    &:hover:not(:disabled) {
      background: ${vars.color.surface.sunken};
    }
  }

  &:active:not(:disabled) {
    color: ${vars.color.text.accent};
  }

  &:disabled {
    cursor: not-allowed;
    opacity: 0.45;
  }

  ${offPaper}
`;
