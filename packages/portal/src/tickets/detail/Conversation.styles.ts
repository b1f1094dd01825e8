'use client';

import { styled } from 'styled-components';
import { media, vars } from '@kmx/design-system';

/* A continuous wire from the first entry to the last. */
export const Entries = styled.ol`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${vars.space[4]};
  margin: 0;
  padding: 0;
  list-style: none;
`;

/* Messages of the service have their wire on the left, those of the customer on the right. */
export const Message = styled.li<{ $isStaff: boolean }>`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${vars.space[3]};
  padding: ${vars.space[4]};
  border: 0 solid ${vars.color.line.wire};
  ${({ $isStaff }) => ($isStaff ? 'border-inline-start' : 'border-inline-end')}-width: ${vars.line.wire};
  margin-inline: ${({ $isStaff }) => ($isStaff ? `0 ${vars.space[6]}` : `${vars.space[6]} 0`)};
  background: ${({ $isStaff }) => ($isStaff ? vars.color.surface.raised : vars.color.surface.sunken)};
  color: ${vars.color.text.default};

  /* The label of the side contrasts with the background. */
  > :first-child > span {
    background: ${({ $isStaff }) => ($isStaff ? vars.color.surface.sunken : vars.color.surface.raised)};
  }

  ${media.m} {
    margin-inline: ${({ $isStaff }) => ($isStaff ? `0 ${vars.space[16]}` : `${vars.space[16]} 0`)};
  }

  ${media.print} {
    break-inside: avoid;
  }
`;

export const Event = styled.li`
  display: flex;
  flex-wrap: wrap;
  gap: ${vars.space[1]} ${vars.space[4]};
  align-items: baseline;
  padding-block: ${vars.space[1]};
  color: ${vars.color.text.muted};
  font-size: ${vars.size.xxs};
  line-height: 1.45;
  overflow-wrap: anywhere;

  /* Consecutive events are close together, with aligned texts. */
  & + & {
    margin-block-start: calc(-1 * ${vars.space[3]});
  }

  > p {
    flex: 1 0 100%;
    max-inline-size: none;
  }

  /* A closing comment is aligned with the text, not with the time. */
  ${media.m} {
    > time {
      min-inline-size: 12rem;
    }

    > p {
      padding-inline-start: calc(12rem + ${vars.space[4]});
    }
  }
`;

export const Byline = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${vars.space[1]} ${vars.space[3]};
  align-items: center;
  font-size: ${vars.size.xs};
  overflow-wrap: anywhere;
`;

export const Time = styled.time`
  color: ${vars.color.text.muted};
  font-family: ${vars.font.mono};
  font-size: ${vars.size.xxs};
  font-variant-numeric: tabular-nums;
`;

export const Moved = styled.span`
  color: ${vars.color.text.muted};
  font-size: ${vars.size.xxs};
`;
