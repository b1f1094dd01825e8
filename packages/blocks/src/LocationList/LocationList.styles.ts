'use client';

import { styled } from 'styled-components';
import { media, vars } from '@kmx/design-system/tokens';

export const Near = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${vars.space[2]} ${vars.space[4]};

  &[hidden] {
    display: none;
  }

  ${media.print} {
    display: none;
  }
`;

export const Cards = styled.ul`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${vars.space.stack.m} ${vars.space.column};

  ${media.s} {
    grid-template-columns: repeat(auto-fill, minmax(min(100%, 18rem), 1fr));
  }
`;

/* The wire at its head marks the entry that was selected on the map. */
export const Card = styled.li`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  align-content: start;
  gap: ${vars.space[3]};
  padding-block: ${vars.space[4]};
  border-block-start: ${vars.line.wire} solid ${vars.color.line.subtle};
  font-size: ${vars.size.xs};
  overflow-wrap: anywhere;
  scroll-margin-block-start: ${vars.header.height};
  break-inside: avoid;

  &:target {
    border-block-start-color: ${vars.color.line.wire};
  }
`;

export const Distance = styled.p`
  color: ${vars.color.text.accent};
  font-family: ${vars.font.mono};
  font-variant-numeric: tabular-nums;

  &[hidden] {
    display: none;
  }
`;

export const Tags = styled.ul`
  display: flex;
  flex-wrap: wrap;
  gap: ${vars.space[2]};
`;

export const Address = styled.address`
  display: grid;
  font-style: normal;
`;

export const ContactDetails = styled.dl`
  margin: 0;

  div {
    display: flex;
    flex-wrap: wrap;
    align-items: center;
    gap: 0 ${vars.space[3]};
  }

  dt {
    min-inline-size: 5rem;
    color: ${vars.color.text.muted};
  }

  dd {
    margin: 0;
  }
`;

export const Way = styled.a`
  display: inline-flex;
  align-items: center;
  min-block-size: ${vars.control.target};
  color: ${vars.color.text.accent};
  text-underline-offset: 0.2em;

  ${media.print} {
    min-block-size: 0;
  }
`;

export const Title = styled.p`
  font-weight: ${vars.weight.strong};
`;

/* A second line is aligned with the text, not with the ring. */
export const OpenState = styled.p`
  padding-inline-start: ${vars.space[4]};
  color: ${vars.color.text.default};

  &[hidden] {
    display: none;
  }

  /* An open circuit is a ring, a live one a dot. */
  &::before {
    display: inline-block;
    box-sizing: border-box;
    inline-size: ${vars.space[2]};
    block-size: ${vars.space[2]};
    margin-inline: calc(-1 * ${vars.space[4]}) ${vars.space[2]};
    border: ${vars.line.wire} solid ${vars.color.line.strong};
    border-radius: 50%;
    content: '';
  }

  &[data-state='open']::before {
    border: calc(${vars.space[2]} / 2) solid ${vars.color.line.wire};
  }
`;

export const Hours = styled.dl`
  margin: ${vars.space[2]} 0 0;
  font-variant-numeric: tabular-nums;

  div {
    display: grid;
    grid-template-columns: minmax(0, 6rem) minmax(0, 1fr);
    gap: ${vars.space[3]};
    align-items: baseline;
    padding-block: ${vars.space[1]};
    border-block-end: ${vars.line.hair} solid ${vars.color.line.subtle};
  }

  dd {
    display: flex;
    flex-wrap: wrap;
    gap: 0 ${vars.space[3]};
    margin: 0;
    font-family: ${vars.font.mono};
    font-size: ${vars.size.xxs};
  }
`;

export const Note = styled.p`
  margin-block-start: ${vars.space[1]};
  color: ${vars.color.text.muted};
  font-size: ${vars.size.xxs};
`;
