'use client';

import { styled } from 'styled-components';
import { disclosure } from '@kmx/design-system/mixins/phoneDisclosure';
import { media, vars } from '@kmx/design-system/tokens';

/* From 1280 px on the map stays beside the list; below, its points would be too close to each other. */
export const MapAndList = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${vars.space.stack.l} ${vars.space.column};
  align-items: start;

  ${media.xl} {
    &:has(> :nth-child(2)) {
      /* Below 750 px the points of the map would overlap (createLocationMap). */
      grid-template-columns: minmax(47.25rem, 8fr) minmax(0, 4fr);
    }

    > :nth-last-child(2) {
      position: sticky;
      inset-block-start: calc(${vars.header.height} + ${vars.space[6]});
    }
  }

  ${media.short} {
    > :nth-last-child(2) {
      position: static;
    }
  }
`;

export const Near = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${vars.space[2]} ${vars.space[4]};
  padding-block-end: ${vars.space.stack.m};

  &[hidden] {
    display: none;
  }

  ${media.print} {
    display: none;
  }
`;

export const Cards = styled.ul`
  display: grid;
  grid-template-columns: repeat(auto-fill, minmax(min(100%, 24rem), 1fr));
  column-gap: ${vars.space.column};
  align-items: start;
`;

/*
 * The wire at its head marks the entry that was selected on the map. A single class styles all parts of an entry: with
 * a class per part, a list of 44 locations would be 7 kB larger.
 */
export const Card = styled.li`
  border-block-start: ${vars.line.hair} solid ${vars.color.line.subtle};
  font-size: ${vars.size.xs};
  overflow-wrap: anywhere;
  break-inside: avoid;

  &:has(:target) {
    border-block-start-color: ${vars.color.line.wire};
  }

  > details {
    ${disclosure}
  }

  :is(h2, h3) {
    flex: 1;
    font-size: ${vars.size.s};
    letter-spacing: ${vars.tracking.heading};
    hyphens: auto;
  }

  [data-location-distance] {
    color: ${vars.color.text.accent};
    font-family: ${vars.font.mono};
    font-size: ${vars.size.xs};
    font-variant-numeric: tabular-nums;
  }

  summary {
    padding-block: ${vars.space[2]};

    > span:last-child {
      max-inline-size: 40%;
      color: ${vars.color.text.muted};
      font-size: ${vars.size.xxs};
      line-height: ${vars.leading.snug};
      text-align: end;
    }
  }

  summary + div {
    display: grid;
    grid-template-columns: minmax(0, 1fr);
    align-content: start;
    gap: ${vars.space[3]};
    padding-block: ${vars.space[1]} ${vars.space[6]};
    /* The summary remains visible above the target of a link. */
    scroll-margin-block-start: ${vars.space[16]};

    > ul {
      display: flex;
      flex-wrap: wrap;
      gap: ${vars.space[2]};
    }

    > ul > li {
      padding: ${vars.space[1]} ${vars.space[3]};
      border: ${vars.line.hair} solid ${vars.color.line.subtle};
      color: ${vars.color.text.muted};
      font-size: ${vars.size.xxs};
      line-height: ${vars.leading.snug};
    }
  }

  address {
    font-style: normal;
  }

  dl,
  dd {
    margin: 0;
  }
`;

export const ContactDetails = styled.dl`
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

  a {
    display: inline-flex;
    align-items: center;
    min-block-size: ${vars.control.target};
    color: ${vars.color.text.accent};
    text-underline-offset: 0.2em;

    ${media.print} {
      min-block-size: 0;
    }
  }
`;

export const Note = styled.p`
  color: ${vars.color.text.muted};
  font-size: ${vars.size.xxs};
`;

/* A single class for the table of hours, for the same reason as for an entry. */
export const Hours = styled.div`
  > :first-child {
    font-weight: ${vars.weight.strong};
  }

  > dl {
    margin-block-start: ${vars.space[2]};
    font-variant-numeric: tabular-nums;
  }

  > dl > div {
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
    font-family: ${vars.font.mono};
    font-size: ${vars.size.xxs};
  }

  dl ~ p {
    margin-block-start: ${vars.space[1]};
    color: ${vars.color.text.muted};
    font-size: ${vars.size.xxs};
  }

  /* A second line is aligned with the text, not with the ring. */
  > [data-opening-hours] {
    padding-inline-start: ${vars.space[4]};
  }

  /* A ring for closed, a dot for open. */
  > [data-opening-hours]::before {
    display: inline-block;
    box-sizing: border-box;
    inline-size: ${vars.space[2]};
    block-size: ${vars.space[2]};
    margin-inline: calc(-1 * ${vars.space[4]}) ${vars.space[2]};
    border: ${vars.line.wire} solid ${vars.color.line.strong};
    border-radius: 50%;
    content: '';
  }

  > [data-state='open']::before {
    border: calc(${vars.space[2]} / 2) solid ${vars.color.line.wire};
  }
`;
