'use client';

import { styled } from 'styled-components';
import { media, vars } from '@kmx/design-system';

export const Section = styled.section`
  display: grid;
  gap: ${vars.space[4]};
`;

/* Two columns beside the account summary; the last of an odd number of cards fills its row. */
export const Cards = styled.ul`
  display: flex;
  flex-wrap: wrap;
  gap: ${vars.space[4]};
`;

export const Card = styled.li`
  display: grid;
  flex: 1 1 min(100%, 24rem);
  grid-template-rows: auto 1fr auto;
  gap: ${vars.space[2]};
  padding: ${vars.space[5]};
  border-inline-start: ${vars.line.wire} solid ${vars.color.line.wire};
  background: ${vars.color.surface.sunken};
  overflow-wrap: anywhere;
`;

/* A figure with its label. */
export const Header = styled.div`
  display: flex;
  gap: ${vars.space[3]};
  align-items: baseline;
`;

export const Figure = styled.span`
  flex: none;
  color: ${vars.color.text.accent};
  font-family: ${vars.font.mono};
  font-size: ${vars.size.l};
  font-variant-numeric: tabular-nums;
  line-height: 1;
`;

export const Entries = styled.ul`
  display: grid;
  align-content: start;
`;

/* The link covers the line, for a sufficient touch target. */
export const Entry = styled.a`
  display: grid;
  min-block-size: ${vars.control.target};
  align-content: center;
  padding-block: ${vars.space[2]};
  border-block-start: ${vars.line.hair} solid ${vars.table.rule};
  color: inherit;
  font-size: ${vars.size.xs};
  line-height: 1.4;
  text-decoration: none;

  ${media.hover} {
    &:hover > :first-child {
      text-decoration: underline;
      text-underline-offset: 0.2em;
    }
  }
`;

export const EntryTitle = styled.span`
  font-weight: ${vars.weight.strong};
`;

export const Detail = styled.span`
  color: ${vars.color.text.muted};
  font-size: ${vars.size.xxs};
  font-variant-numeric: tabular-nums;
`;

export const Links = styled.p`
  display: flex;
  flex-wrap: wrap;
  gap: 0 ${vars.space[5]};
  font-size: ${vars.size.xs};

  a {
    display: inline-flex;
    align-items: center;
    min-block-size: ${vars.control.target};
    margin-block-end: calc(-1 * ${vars.space[3]});
  }
`;

export const Nothing = styled.p`
  color: ${vars.color.text.muted};
  font-size: ${vars.size.xs};
`;
