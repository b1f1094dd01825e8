'use client';

import { styled } from 'styled-components';
import { vars } from '../tokens/vars';

export const Frame = styled.section`
  display: flex;
  flex-direction: column;
  inline-size: 100%;
  max-block-size: 100%;
  background: ${vars.color.surface.raised};
  color: ${vars.color.text.default};
  border: 1px solid ${vars.card.border};
`;

export const Header = styled.header`
  display: flex;
  align-items: center;
  justify-content: space-between;
  gap: ${vars.space[4]};
  min-block-size: ${vars.space[16]};
  padding-block: ${vars.space[2]};
  padding-inline: ${vars.space[6]} ${vars.space[4]};
  border-block-end: ${vars.line.wire} solid ${vars.color.line.wire};
`;

export const Title = styled.h2`
  font-size: ${vars.size.m};
  letter-spacing: ${vars.tracking.heading};
`;

export const Body = styled.div`
  padding: ${vars.space[6]};
  overflow-y: auto;
`;
