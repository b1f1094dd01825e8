'use client';

import { styled } from 'styled-components';
import { vars } from '@kmx/design-system/tokens';

/* `hidden` must override any `display`. */
export const Content = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${vars.space.stack.s};

  [hidden] {
    display: none;
  }
`;

/* The first item needs no line: the panel's head ends with one. */
export const List = styled.ul`
  &:empty {
    display: none;
  }

  > :first-child > article {
    padding-block-start: 0;
    border-block-start: 0;
  }
`;

export const Notice = styled.p`
  color: ${vars.color.text.muted};
  font-size: ${vars.size.xs};
`;

export const Links = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${vars.space[2]} ${vars.space[4]};
`;

/* Dot with an accessible text, after the label of the button. */
export const Mark = styled.span`
  display: inline-block;
  margin-inline-start: ${vars.space[2]};
  border: calc(${vars.space[2]} / 2) solid ${vars.color.line.wire};
  border-radius: 50%;
  vertical-align: middle;
`;
