'use client';

import { styled } from 'styled-components';
import { media } from '../tokens/media';
import { vars } from '../tokens/vars';

export const Frame = styled.article`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${vars.space[5]};
  padding: ${vars.space[5]} ${vars.space[4]};
  color: ${vars.color.text.default};
`;

export const Header = styled.header`
  display: grid;
  gap: ${vars.space[2]};
`;

export const Overline = styled.p`
  color: ${vars.color.text.muted};
  font-size: ${vars.size.xxs};
`;

export const Name = styled.h2`
  font-family: ${vars.font.mono};
  font-size: ${vars.size.m};
  font-weight: ${vars.weight.strong};
  line-height: ${vars.leading.snug};
  overflow-wrap: anywhere;
`;

/* States as stops on a wire; the current one is marked. */
export const States = styled.ol`
  display: flex;
  flex-wrap: wrap;
  gap: ${vars.space[1]} ${vars.space[4]};
  padding-block-end: ${vars.space[3]};
  border-block-end: ${vars.line.wire} solid ${vars.color.line.wire};
  font-family: ${vars.font.mono};
  font-size: ${vars.size.xxs};
`;

export const StateName = styled.li<{ $isShown: boolean }>`
  color: ${({ $isShown }) => ($isShown ? vars.color.text.default : vars.color.text.muted)};
  font-weight: ${({ $isShown }) => ($isShown ? vars.weight.strong : vars.weight.text)};
  text-decoration: ${({ $isShown }) => ($isShown ? 'underline' : 'none')};
  text-decoration-thickness: ${vars.line.wire};
  text-underline-offset: ${vars.space[1]};
`;

export const Transitions = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${vars.space[4]} ${vars.space[6]};

  ${media.m} {
    grid-template-columns: repeat(2, minmax(0, 1fr));
  }
`;

export const TransitionsHeader = styled.h3`
  margin-block-end: ${vars.space[2]};
  font-size: ${vars.size.xs};
  font-weight: ${vars.weight.strong};
`;

export const WayList = styled.ul`
  border-block-start: ${vars.line.hair} solid ${vars.color.line.subtle};
  font-family: ${vars.font.mono};
  font-size: ${vars.size.xxs};
`;

export const Way = styled.li`
  display: flex;
  flex-wrap: wrap;
  justify-content: space-between;
  gap: ${vars.space[1]} ${vars.space[4]};
  padding-block: ${vars.space[2]};
  border-block-end: ${vars.line.hair} solid ${vars.color.line.subtle};
  overflow-wrap: anywhere;
`;

export const Guard = styled.span`
  color: ${vars.color.text.muted};
`;

export const Nowhere = styled.p`
  padding-block: ${vars.space[2]};
  border-block: ${vars.line.hair} solid ${vars.color.line.subtle};
  color: ${vars.color.text.muted};
  font-size: ${vars.size.xxs};
`;

/* Preview of the interface in this state. */
export const View = styled.div`
  position: relative;
  padding: ${vars.space[4]};
  border: ${vars.line.hair} solid ${vars.color.line.subtle};
`;
