'use client';

import { styled } from 'styled-components';
import { media, vars } from '@kmx/design-system/tokens';

export const Tools = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${vars.space[2]} ${vars.space[4]};
  align-items: center;
`;

export const Line = styled.details`
  border-block-start: ${vars.line.hair} solid ${vars.color.line.subtle};
`;

export const LineHead = styled.summary`
  display: grid;
  gap: ${vars.space[1]} ${vars.space[6]};
  min-block-size: ${vars.control.target};
  padding-block: ${vars.space[4]};
  font-size: ${vars.size.xs};
  font-variant-numeric: tabular-nums;
  overflow-wrap: anywhere;

  ${media.m} {
    grid-template-columns: 5rem minmax(0, 1fr) max-content;
    align-items: baseline;
  }

  ${media.hover} {
    &:hover {
      color: ${vars.color.text.accent};
    }
  }
`;

export const Figures = styled.span`
  font-family: ${vars.font.mono};
  font-size: ${vars.size.xxs};
`;

export const Sign = styled.span`
  font-family: ${vars.font.mono};
  font-weight: ${vars.weight.strong};
`;
