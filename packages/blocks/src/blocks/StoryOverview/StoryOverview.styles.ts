'use client';

import { css, styled } from 'styled-components';
import { media, vars } from '@kmx/design-system/tokens';

export const Browser = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${vars.space.stack.m};
  scroll-margin-block-start: calc(${vars.header.height} + ${vars.space[4]});
`;

/* Each element has its own piece of the line, so that the wire of the current one also works in two rows. */
export const Bar = styled.div`
  display: flex;
  flex-wrap: wrap;

  > * {
    border-block-end: ${vars.line.hair} solid ${vars.color.line.subtle};
  }

  ${media.print} {
    display: none;
  }
`;

export const Categories = styled.ul`
  display: flex;
  flex-wrap: wrap;
  flex: 999 1 auto;
  gap: 0 ${vars.space[6]};
  padding-inline-end: ${vars.space[8]};
`;

const choice = css`
  display: inline-flex;
  align-items: center;
  gap: ${vars.space[2]};
  min-block-size: ${vars.control.m};
  color: ${vars.color.text.muted};
  font-size: ${vars.size.xs};
  text-decoration: none;

  &[href]:hover,
  &[aria-current] {
    color: ${vars.color.text.default};
  }

  &[aria-disabled] {
    opacity: 0.55;
  }
`;

/* The wire marks the current choice on the common line. */
export const CategoryLink = styled.a`
  ${choice}
  border-block: ${vars.line.wire} solid transparent;
  margin-block-end: calc(-1 * ${vars.line.hair});

  /* Forced colours draw transparent borders, so these are placed on the line instead of above it. */
  ${media.forcedColors} {
    border-color: Canvas;
    margin-block-end: 0;
  }

  &[aria-current] {
    border-block-end-color: ${vars.color.line.wire};
    font-weight: ${vars.weight.strong};
  }
`;

export const Amount = styled.span`
  color: ${vars.color.text.muted};
  font-family: ${vars.font.mono};
  font-size: ${vars.size.xxs};
  font-variant-numeric: tabular-nums;
  font-weight: ${vars.weight.text};
`;

export const Knob = styled.span`
  inline-size: 2.25rem;
  block-size: ${vars.space[5]};
  padding: ${vars.line.wire};
  border: ${vars.line.hair} solid ${vars.color.field.border};

  &::before {
    display: block;
    inline-size: 50%;
    block-size: 100%;
    background: ${vars.color.field.border};
    content: '';

    ${media.forcedColors} {
      background: LinkText;
    }
  }
`;

export const Toggle = styled.a`
  ${choice}
  flex: auto;

  &[aria-current] ${Knob}::before {
    background: ${vars.color.line.wire};
    margin-inline-start: 50%;

    ${media.forcedColors} {
      background: LinkText;
    }
  }
`;

export const Options = styled.details`
  border-block-end: ${vars.line.hair} solid ${vars.color.line.subtle};

  ${media.print} {
    display: none;
  }
`;

export const Summary = styled.summary`
  display: flex;
  align-items: center;
  justify-content: space-between;
  min-block-size: ${vars.control.m};
  cursor: pointer;
  font-size: ${vars.size.xs};
  font-weight: ${vars.weight.strong};

  &::-webkit-details-marker {
    display: none;
  }
`;

export const Mark = styled.span`
  display: inline-flex;
  align-items: center;
  gap: ${vars.space[2]};
`;

export const Form = styled.form`
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(min(100%, 14rem), 1fr));
  gap: ${vars.space[6]} ${vars.space.column};
  padding-block: ${vars.space[4]} ${vars.space[6]};
`;

export const Group = styled.fieldset`
  min-inline-size: 0;
  margin: 0;
  padding: 0;
  border: 0;
`;

export const Legend = styled.legend`
  padding: 0;
  font-size: ${vars.size.xs};
  font-weight: ${vars.weight.strong};
`;

export const Content = styled.span`
  display: flex;
  align-items: baseline;
  justify-content: space-between;
  gap: ${vars.space[3]};
  overflow-wrap: anywhere;
`;

export const More = styled.div`
  grid-column: 1 / -1;
`;

export const Count = styled.p`
  color: ${vars.color.text.muted};
  font-size: ${vars.size.xs};
  font-variant-numeric: tabular-nums;
`;

export const Chosen = styled.ul`
  display: flex;
  flex-wrap: wrap;
  gap: ${vars.space[2]};
`;

export const Removal = styled.a`
  display: inline-flex;
  align-items: center;
  gap: ${vars.space[2]};
  min-block-size: ${vars.control.target};
  padding-inline: ${vars.space[3]};
  border: ${vars.line.hair} solid ${vars.color.line.strong};
  color: ${vars.color.text.default};
  font-size: ${vars.size.xs};
  overflow-wrap: anywhere;
  text-decoration: none;

  &[data-all] {
    border-color: transparent;
    color: ${vars.color.text.accent};
    text-decoration: underline;
    text-underline-offset: 0.2em;
  }

  /* Print shows the active filters without their remove buttons. */
  ${media.print} {
    min-block-size: 0;

    &[data-all],
    svg {
      display: none;
    }
  }

  ${media.hover} {
    &:hover {
      background: ${vars.color.surface.sunken};
    }
  }
`;

export const Empty = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  justify-items: start;
  gap: ${vars.space[4]};
  padding: ${vars.space[8]} ${vars.space[6]};
  border: ${vars.line.hair} dashed ${vars.color.line.strong};
  color: ${vars.color.text.muted};
`;
