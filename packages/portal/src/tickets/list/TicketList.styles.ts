'use client';

import { styled } from 'styled-components';
import { media, vars } from '@kmx/design-system';

export const DayForm = styled.form`
  display: grid;
  gap: ${vars.space[4]};
  justify-items: start;
`;

/* On a narrow window the filters are collapsed, so that the tickets are visible. */
export const FilterDisclosure = styled.details`
  summary {
    display: flex;
    align-items: center;
    gap: ${vars.space[2]};
    min-block-size: ${vars.control.target};
    font-size: ${vars.size.xs};
    font-weight: ${vars.weight.strong};
    cursor: pointer;
  }

  summary svg {
    transition: transform ${vars.motion.quick} ${vars.motion.ease};
  }

  &[open] summary svg {
    transform: rotate(180deg);
  }

  ${media.print} {
    display: none;
  }
`;

export const FilterTagList = styled.ul`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${vars.space[2]};

  ${media.print} {
    /* Print shows the active filters without their remove buttons. */
    > :last-child,
    svg {
      display: none;
    }
  }
`;

/* Looks as flat as a tag, with a touch target of 44 px. */
export const FilterTagButton = styled.button`
  position: relative;
  display: inline-flex;
  align-items: center;
  gap: ${vars.space[2]};
  margin-block: ${vars.space[2]};
  padding: ${vars.space[1]} ${vars.space[3]};
  border: ${vars.line.hair} solid ${vars.color.line.strong};
  background: ${vars.color.surface.sunken};
  color: ${vars.color.text.default};
  font-size: ${vars.size.xxs};
  line-height: ${vars.leading.snug};
  text-align: start;
  overflow-wrap: anywhere;
  cursor: pointer;

  svg {
    flex: none;
  }

  &::after {
    position: absolute;
    inset-block: calc((100% - ${vars.control.target}) / 2);
    inset-inline: 0;
    content: '';
  }

  ${media.hover} {
    &:hover {
      border-color: ${vars.color.text.default};
    }
  }
`;

/* The number fills the height of its row, over the padding of the cell: a touch target of 44 px. */
export const Anchor = styled.a`
  display: inline-flex;
  align-items: center;
  min-inline-size: ${vars.control.target};
  min-block-size: ${vars.control.target};
  margin-block: calc(-1 * ${vars.space[2]});
  font-family: ${vars.font.mono};
  font-variant-numeric: tabular-nums;
  font-weight: ${vars.weight.strong};
  white-space: nowrap;
`;

/* Print does not scroll: every column is narrow enough to fit on the sheet. */
export const TableFrame = styled.div`
  /* The number takes only its own width, so that the default columns fit side by side. */
  ${media.xl} {
    tbody th {
      min-inline-size: 0;
    }
  }

  ${media.print} {
    th,
    td {
      position: static;
      min-inline-size: 0;
      padding-inline: ${vars.space[1]};
      font-size: ${vars.size.xxs};
      white-space: normal;
    }
  }
`;

/* A subject keeps a readable width in a scrolling table, so that rows stay low. */
export const Subject = styled.span`
  display: block;
  min-inline-size: min(16rem, 100%);
  overflow-wrap: anywhere;

  ${media.m} {
    inline-size: max-content;
    min-inline-size: 12rem;
    max-inline-size: 15rem;
  }

  /* If the default columns fit side by side, it shrinks before the last one is clipped. */
  ${media.xl} {
    inline-size: auto;
    min-inline-size: 10rem;
    max-inline-size: 26rem;
  }

  ${media.print} {
    inline-size: auto;
    min-inline-size: 0;
  }
`;

/* Names stay in one line in a scrolling table, so that rows stay low; long ones wrap to two. */
export const Name = styled.span`
  display: block;

  ${media.m} {
    inline-size: max-content;
    max-inline-size: 14rem;
  }

  ${media.xl} {
    inline-size: auto;
    min-inline-size: 6rem;
  }

  ${media.print} {
    inline-size: auto;
    min-inline-size: 0;
  }
`;

export const SubjectAnchor = styled.a`
  color: inherit;
  text-decoration: none;

  /* On a card, with a touch target of 44 px, of which the link itself has the 24 px that WCAG 2.5.8 requires. */
  ${media.belowM} {
    position: relative;
    display: inline-block;
    margin-block: calc(-1 * ${vars.space[1]});
    padding-block: ${vars.space[1]};

    &::after {
      position: absolute;
      inset-block: min(0px, (100% - ${vars.control.target}) / 2);
      inset-inline: 0;
      content: '';
    }
  }

  ${media.hover} {
    &:hover {
      text-decoration: underline;
    }
  }
`;

export const StatusCell = styled.span`
  display: grid;
  gap: ${vars.space[1]};
  justify-items: start;

  /* On a card, tag and next move are aligned with its edge. */
  ${media.belowM} {
    justify-items: end;
  }
`;

/* The user's own move is emphasised. */
export const Move = styled.span<{ $isReaders: boolean }>`
  color: ${({ $isReaders }) => ($isReaders ? vars.color.text.accent : vars.color.text.muted)};
  font-size: ${vars.size.xxs};
  font-weight: ${({ $isReaders }) => ($isReaders ? vars.weight.strong : vars.weight.text)};
  line-height: ${vars.leading.snug};
  white-space: nowrap;
`;
