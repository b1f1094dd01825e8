'use client';

import { styled } from 'styled-components';
import { media, vars } from '@kmx/design-system/tokens';

export const Layout = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${vars.space.stack.xl} ${vars.space.column};
  align-items: center;

  ${media.l} {
    grid-template-columns: minmax(0, 6fr) minmax(0, 6fr);
  }
`;

export const Words = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${vars.space.stack.m};
  overflow-wrap: anywhere;
`;

export const Description = styled.div`
  display: grid;
  gap: ${vars.space.stack.s};
`;

export const Actions = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${vars.space[4]};
  padding-block-start: ${vars.space[2]};

  ${media.print} {
    display: none;
  }
`;

/* Small screens read the name, then see the machine. */
export const Scene = styled.div`
  min-inline-size: 0;
`;

export const Figures = styled.dl`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${vars.space[6]} ${vars.space.column};
  min-inline-size: 0;
  margin: 0;

  ${media.s} {
    grid-template-columns: repeat(2, minmax(0, 1fr));
  }

  ${media.l} {
    grid-column: 1 / -1;
    grid-template-columns: repeat(auto-fit, minmax(14rem, 1fr));
  }
`;

export const Figure = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  align-content: space-between;
  gap: ${vars.space[2]};
  padding-block-start: ${vars.space[3]};
  border-block-start: ${vars.line.wire} solid ${vars.color.line.wire};
`;

export const Label = styled.dt`
  color: ${vars.color.text.muted};
  font-size: ${vars.size.xxs};
  overflow-wrap: anywhere;
`;

export const Amount = styled.dd`
  margin: 0;
  font-family: ${vars.font.mono};
  font-size: ${vars.size.l};
  font-variant-numeric: tabular-nums;
  letter-spacing: ${vars.tracking.heading};
  line-height: ${vars.leading.snug};
  word-spacing: -0.3em;
`;
