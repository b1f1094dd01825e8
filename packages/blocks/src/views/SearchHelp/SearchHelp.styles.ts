'use client';

import { styled } from 'styled-components';
import { vars } from '@kmx/design-system/tokens';

/* Tips and examples side by side if both fit. */
export const Columns = styled.div`
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(min(20rem, 100%), 1fr));
  gap: ${vars.space.stack.l} ${vars.space.column};
  align-items: start;
`;

export const Tips = styled.ul`
  display: grid;
  gap: ${vars.space[3]};

  li {
    padding-inline-start: ${vars.space[6]};
    background: linear-gradient(${vars.color.line.wire}, ${vars.color.line.wire}) no-repeat left 0.8em /
      ${vars.space[3]} ${vars.line.wire};
    font-size: ${vars.size.s};
  }
`;

export const Examples = styled.ul`
  display: flex;
  flex-wrap: wrap;
  gap: ${vars.space[3]};

  a {
    font-family: ${vars.font.mono};
    font-variant-numeric: tabular-nums;
  }
`;

export const Groups = styled.ul`
  display: grid;
  grid-template-columns: repeat(auto-fill, minmax(min(16rem, 100%), 1fr));
  column-gap: ${vars.space.column};
`;

export const Group = styled.a`
  display: flex;
  align-items: center;
  min-block-size: ${vars.control.m};
  border-block-end: ${vars.line.hair} solid ${vars.color.line.subtle};
  color: ${vars.color.text.default};
  font-weight: ${vars.weight.strong};
  text-decoration: none;

  &:hover {
    border-block-end-color: ${vars.color.line.wire};
    color: ${vars.color.text.accent};
  }
`;

export const Drawing = styled.div`
  color: ${vars.color.line.wire};
`;

export const Guess = styled.p`
  font-size: ${vars.size.m};

  a {
    display: inline-flex;
    align-items: center;
    min-block-size: ${vars.control.target};
    color: ${vars.color.text.accent};
    font-weight: ${vars.weight.strong};
  }
`;
