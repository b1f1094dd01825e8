'use client';

import { styled } from 'styled-components';
import { media } from '../tokens/media';
import { vars } from '../tokens/vars';

export const Opening = styled.div`
  display: grid;
  gap: ${vars.space[6]};
  padding-block: ${vars.space.section.m};
`;

export const WireLine = styled.div`
  color: ${vars.color.line.wire};
`;

export const Chapters = styled.dl`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: 0 ${vars.space.column};

  > div {
    display: grid;
    gap: ${vars.space[1]};
    padding-block: ${vars.space[4]};
    border-block-start: ${vars.line.hair} solid ${vars.color.line.subtle};
  }

  dt {
    font-size: ${vars.size.s};
    font-weight: ${vars.weight.heading};
  }

  ${media.m} {
    > div {
      grid-template-columns: 12rem minmax(0, 1fr);
      gap: ${vars.space.column};
      align-items: baseline;
    }
  }
`;

export const Body = styled.div`
  display: grid;
  gap: ${vars.space.stack.xl};
  padding-block-end: ${vars.space.section.m};
`;
