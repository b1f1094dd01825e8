'use client';

import { styled } from 'styled-components';
import { media } from '../tokens/media';
import { vars } from '../tokens/vars';

export const Frame = styled.div`
  display: grid;
  gap: ${vars.space[6]};
  color: ${vars.color.text.default};
`;

export const Summary = styled.p`
  max-inline-size: ${vars.measure.text};
  font-size: ${vars.size.m};
  line-height: 1.45;
`;

export const Columns = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${vars.space[6]} ${vars.space.column};

  ${media.m} {
    grid-template-columns: repeat(auto-fit, minmax(16rem, 1fr));
  }
`;

export const Column = styled.div`
  display: grid;
  gap: ${vars.space[3]};
  align-content: start;
  padding-block-start: ${vars.space[4]};
  border-block-start: ${vars.line.hair} solid ${vars.color.line.subtle};
`;

export const Items = styled.ul`
  display: grid;
  gap: ${vars.space[3]};
`;

export const Item = styled.li`
  display: grid;
  grid-template-columns: ${vars.icon.s} minmax(0, 1fr);
  gap: ${vars.space[3]};
  max-inline-size: ${vars.measure.text};
  font-size: ${vars.size.xs};
  line-height: 1.5;
`;

/** As high as the line beside it, to align both. */
export const Sign = styled.span`
  display: flex;
  align-items: center;
  block-size: 1.5em;
  color: ${vars.color.line.wire};
`;
