'use client';

import { styled } from 'styled-components';
import { vars } from '@kmx/design-system/tokens';

export const Panel = styled.aside`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${vars.space[2]};
  margin-block: ${vars.space[6]};
  padding: ${vars.space[5]} ${vars.space[6]};
  border-inline-start: ${vars.line.wire} solid ${vars.status.error.line};
  background: ${vars.status.error.surface};
  color: ${vars.status.error.text};
  font-size: ${vars.size.xs};
  line-height: ${vars.leading.text};
`;

export const Title = styled.p`
  font-weight: ${vars.weight.strong};
`;

export const Details = styled.ul`
  padding-inline-start: ${vars.space[5]};
`;

export const Path = styled.code`
  font-family: ${vars.font.mono};
  font-weight: ${vars.weight.strong};
`;

export const Note = styled.span`
  display: inline-block;
  padding: ${vars.space[1]} ${vars.space[2]};
  background: ${vars.status.error.surface};
  color: ${vars.status.error.text};
  font-size: ${vars.size.xxs};
`;
