'use client';

import { styled } from 'styled-components';
import { media, vars } from '@kmx/design-system';

export const Screen = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${vars.space[10]};
`;

/* Side by side, the wire continues from one drawing to the next. */
export const Stages = styled.ol`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${vars.space[8]} 0;

  ${media.m} {
    grid-template-columns: repeat(3, minmax(0, 1fr));
  }
`;

export const Stage = styled.li`
  display: grid;
  grid-template-rows: auto 1fr;
  gap: ${vars.space[4]};
`;

export const StageMessages = styled.div`
  display: grid;
  gap: ${vars.space[2]};
  align-content: start;
  padding-inline-end: ${vars.space[6]};
`;

export const Sheet = styled.svg`
  display: block;
  inline-size: 100%;
  block-size: auto;
  background: ${vars.color.surface.sunken};
`;

export const ThingPath = styled.path`
  stroke: ${vars.color.text.muted};
`;

export const WirePath = styled.path`
  stroke: ${vars.color.line.wire};
`;

export const SignUp = styled.section`
  display: grid;
  gap: ${vars.space[4]};
  justify-items: start;
  max-inline-size: ${vars.width.inline};
  padding: ${vars.space[6]};
  border: ${vars.line.hair} solid ${vars.color.line.strong};

  &:focus {
    outline: none;
  }

  &:focus-visible {
    outline: ${vars.line.wire} solid ${vars.color.focus.ring};
  }

  > form {
    justify-self: stretch;
  }
`;

export const SignUpHeader = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${vars.space[3]};
`;
