'use client';

import { styled } from 'styled-components';
import { media, vars } from '@kmx/design-system/tokens';

export const Split = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${vars.space.stack.l} ${vars.space.column};
  align-items: center;
  overflow-wrap: anywhere;

  ${media.l} {
    &:has(> :nth-child(2)) {
      grid-template-columns: minmax(0, 7fr) minmax(0, 5fr);
    }
  }
`;

export const Content = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  justify-items: start;
  gap: ${vars.space.stack.s};
`;

export const Details = styled.dl`
  display: flex;
  flex-wrap: wrap;
  gap: ${vars.space[4]} ${vars.space[10]};
  inline-size: 100%;
  margin: 0;
  padding-block-start: ${vars.space[5]};
  border-block-start: ${vars.line.wire} solid ${vars.color.line.wire};
`;

export const Detail = styled.div`
  dt {
    color: ${vars.color.text.muted};
    font-size: ${vars.size.xxs};
  }

  dd {
    display: grid;
    margin: 0;
    font-size: ${vars.size.xs};
    font-variant-numeric: tabular-nums;
  }

  [data-mono] {
    font-family: ${vars.font.mono};
  }
`;
