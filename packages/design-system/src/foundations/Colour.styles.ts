'use client';

import { styled } from 'styled-components';
import { cutShape } from '../tokens/cut';
import { vars } from '../tokens/vars';

export const Swatch = styled.div`
  block-size: ${vars.space[10]};
  border: ${vars.line.hair} solid ${vars.color.line.subtle};
`;

/** Two colours of a theme: the surface, and the content on it. */
export const Pair = styled.span`
  display: inline-grid;
  flex: none;
  align-items: center;
  inline-size: ${vars.space[6]};
  block-size: ${vars.space[4]};
  padding-inline: ${vars.space[1]};
  border: ${vars.line.hair} solid ${vars.color.line.subtle};

  &::before {
    border-block-start: ${vars.line.wire} solid;
    content: '';
  }
`;

export const Figure = styled.span`
  display: inline-flex;
  gap: ${vars.space[2]};
  align-items: center;
`;

export const ThemeCard = styled.div`
  display: grid;
  grid-template-rows: 1fr auto;
  block-size: 100%;
  border: ${vars.line.hair} solid ${vars.color.line.subtle};
  background: ${vars.color.surface.base};
  color: ${vars.color.text.default};
`;

export const CardBody = styled.div`
  display: grid;
  gap: ${vars.space[4]};
  justify-items: start;
  padding: ${vars.space[3]};
`;

/** The accent as a field with the theme's own cut. */
export const Accent = styled.div`
  inline-size: 100%;
  padding: ${vars.space[3]} ${vars.space[3]} ${vars.space[8]};
  background: ${vars.button.primary.base};
  clip-path: ${cutShape(vars.cut.media)};
  color: ${vars.button.primary.on};
  font-size: ${vars.size.s};
  font-weight: ${vars.weight.heading};
  letter-spacing: ${vars.tracking.heading};
`;

export const Run = styled.div`
  inline-size: 100%;
  color: ${vars.color.line.wire};
`;

export const DarkFooter = styled.div`
  display: grid;
  gap: ${vars.space[1]};
  padding: ${vars.space[3]};
  background: ${vars.color.surface.base};
  color: ${vars.color.text.accent};
  font-family: ${vars.font.mono};
  font-size: ${vars.size.xxs};
`;

/** Long table in a disclosure. */
export const Disclosure = styled.details`
  border-block: ${vars.line.hair} solid ${vars.color.line.subtle};
`;

export const DisclosureSummary = styled.summary`
  display: list-item;
  min-block-size: ${vars.control.target};
  padding-block: ${vars.space[3]};
  font-size: ${vars.size.xs};
  font-weight: ${vars.weight.strong};
  list-style: disclosure-closed inside;

  &::marker {
    color: ${vars.color.line.wire};
  }

  ${Disclosure}[open] > & {
    list-style-type: disclosure-open;
  }
`;
