'use client';

import { styled } from 'styled-components';
import { media, vars } from '@kmx/design-system/tokens';

export const List = styled.ul`
  border-block-start: ${vars.line.hair} solid ${vars.color.line.strong};
`;

export const Row = styled.li`
  border-block-end: ${vars.line.hair} solid ${vars.color.line.subtle};
`;

export const Name = styled.span`
  grid-row: 1;
  grid-column: 1;
  font-weight: ${vars.weight.strong};
`;

export const Details = styled.span`
  grid-row: 2;
  grid-column: 1;
  color: ${vars.color.text.muted};
  font-family: ${vars.font.mono};
  font-size: ${vars.size.xxs};
  font-variant-numeric: tabular-nums;

  ${media.m} {
    grid-row: 1;
    grid-column: 2;
  }
`;

export const Sign = styled.span`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  grid-row: 1 / span 2;
  grid-column: 2;
  align-content: center;
  color: ${vars.color.text.accent};

  ${media.m} {
    grid-row: 1;
    grid-column: 3;
  }
`;

export const Anchor = styled.a`
  display: grid;
  grid-template-columns: minmax(0, 1fr) auto;
  gap: ${vars.space[1]} ${vars.space[6]};
  align-items: center;
  min-block-size: ${vars.control.target};
  padding-block: ${vars.space[4]};
  color: ${vars.color.text.default};
  font-size: ${vars.size.xs};
  text-decoration: none;

  ${media.m} {
    grid-template-columns: minmax(0, 1fr) auto auto;
  }

  ${media.hover} {
    &:hover ${Name} {
      text-decoration: underline;
      text-decoration-color: ${vars.color.line.wire};
      text-decoration-thickness: ${vars.line.wire};
      text-underline-offset: 0.2em;
    }
  }
`;
