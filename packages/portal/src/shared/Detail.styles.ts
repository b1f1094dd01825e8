'use client';

import { styled } from 'styled-components';
import { media, vars } from '@kmx/design-system';

/* Layout of a detail page: back link, head and sections. */
export const Screen = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${vars.space[8]};
`;

export const BackLink = styled.a`
  display: inline-flex;
  justify-self: start;
  align-items: center;
  gap: ${vars.space[2]};
  min-block-size: ${vars.control.target};
  margin-block: calc(-1 * ${vars.space[4]});
  color: ${vars.color.text.muted};
  font-size: ${vars.size.xs};
  text-decoration: none;

  ${media.hover} {
    &:hover {
      color: ${vars.color.text.default};
      text-decoration: underline;
    }
  }

  ${media.print} {
    display: none;
  }
`;

/* Receives the focus when the notice replaces a pressed button. */
export const NoticeFrame = styled.div`
  &:focus {
    outline: none;
  }

  &:focus-visible {
    outline: ${vars.line.wire} solid ${vars.color.focus.ring};
  }
`;

export const Part = styled.section`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${vars.space[4]};
`;

export const Figures = styled.span`
  font-family: ${vars.font.mono};
  font-variant-numeric: tabular-nums;
`;
