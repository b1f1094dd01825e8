'use client';

import { keyframes, styled } from 'styled-components';
import { media } from '../tokens/media';
import { vars } from '../tokens/vars';

const unfold = keyframes`
  from { clip-path: inset(0 0 100%); }
`;

export const Entry = styled.li`
  border-block-end: ${vars.line.hair} solid ${vars.color.line.subtle};

  ${media.header} {
    border: 0;
  }
`;

export const Branch = styled.details``;

const entryText = `
  display: flex;
  align-items: center;
  justify-content: space-between;
  gap: ${vars.space[2]};
  min-block-size: ${vars.space[16]};
  inline-size: 100%;
  color: inherit;
  font-size: ${vars.size.m};
  font-weight: 500;
  line-height: ${vars.leading.snug};
  text-decoration: none;
  cursor: pointer;

  ${media.header} {
    position: relative;
    min-block-size: ${vars.header.height};
    gap: ${vars.space[1]};
    padding-inline: ${vars.space[2]};
    font-size: ${vars.size.xxs};
    white-space: nowrap;

    /* As high as the header, because the window would clip the focus ring above it. */
    &:focus-visible {
      outline-offset: calc(-1 * ${vars.line.wire});
    }

    &::after {
      position: absolute;
      inset-block-end: -1px;
      inset-inline: ${vars.space[2]};
      border-block-end: ${vars.line.wire} solid ${vars.color.line.wire};
      content: '';
      transform: scaleX(0);
      transform-origin: left;
      transition: transform ${vars.motion.calm} ${vars.motion.ease};
    }

    [dir='rtl'] &::after {
      transform-origin: right;
    }

    &:hover::after,
    &[data-current='true']::after {
      transform: scaleX(1);
    }
  }

  /* From this width, seven entries in eleven languages fit in the larger type. */
  ${media.xl} {
    font-size: ${vars.size.xs};
  }
`;

export const EntryAnchor = styled.a`
  ${entryText}
`;

export const EntrySummary = styled.summary`
  ${entryText}
  list-style: none;

  ${Branch}[open] > &::after {
    transform: scaleX(1);
  }
`;

/* Drawn with two borders, because an icon in each entry would add 0.8 kB to every page. */
export const Chevron = styled.span`
  flex: none;
  inline-size: ${vars.space[2]};
  block-size: ${vars.space[2]};
  margin: 0 ${vars.space[1]} ${vars.space[1]};
  border: solid;
  border-width: 0 0.1rem 0.1rem 0;
  rotate: 45deg;

  ${Branch}[open] > ${EntrySummary} > & {
    margin-block: ${vars.space[1]} 0;
    rotate: 225deg;
  }
`;

export const Sheet = styled.div`
  padding-block-end: ${vars.space[6]};

  ${media.header} {
    position: absolute;
    inset-block-start: 100%;
    inset-inline: 0;
    max-block-size: calc(100dvh - ${vars.header.height});
    padding-block: ${vars.space[10]} ${vars.space[16]};
    overflow-y: auto;
    border-block: ${vars.line.hair} solid ${vars.color.line.subtle};
    background: ${vars.color.surface.base};
    /* Dims the page below. */
    box-shadow: 0 0 0 100vmax color-mix(in srgb, ${vars.backdrop} 45%, transparent);
    clip-path: inset(0 0 -100vmax);

    @media (prefers-reduced-motion: no-preference) {
      ${Branch}[open] > & {
        animation: ${unfold} ${vars.motion.quick} ${vars.motion.ease};
      }
    }
  }
`;

export const SheetBody = styled.div`
  display: grid;
  row-gap: ${vars.space[6]};

  ${media.header} {
    grid-template-columns: minmax(0, 1fr) fit-content(18rem);
    column-gap: ${vars.space[16]};
    align-items: baseline;
    max-inline-size: ${vars.width.stretched};
    margin-inline: auto;
    padding-inline: ${vars.space.gutter};
    box-sizing: content-box;
  }
`;

export const SheetGroups = styled.ul`
  ${media.header} {
    display: grid;
    grid-template-columns: repeat(auto-fill, minmax(13rem, 1fr));
    gap: ${vars.space[8]} ${vars.space.column};
    align-content: start;
  }
`;

export const Overview = styled.p`
  ${media.header} {
    grid-column: 1 / -1;
  }
`;

export const SheetForm = styled.div`
  ${media.header} {
    grid-column: 1 / -1;
    max-inline-size: 27rem;
  }
`;

export const SubAnchor = styled.a<{ $isStrong: boolean }>`
  display: inline-flex;
  align-items: center;
  gap: ${vars.space[2]};
  min-block-size: ${vars.control.target};
  color: ${({ $isStrong }) => ($isStrong ? vars.color.text.default : vars.color.text.muted)};
  font-size: ${vars.size.xs};
  font-weight: ${({ $isStrong }) => ($isStrong ? vars.weight.strong : vars.weight.text)};
  line-height: 1.35;
  text-decoration: none;

  &[aria-current='page'] {
    color: ${vars.color.text.accent};
  }

  ${media.hover} {
    &:hover {
      color: ${vars.color.text.accent};
      text-decoration: underline;
    }
  }
`;

export const SubList = styled.ul`
  padding-inline-start: ${vars.space[4]};
  border-inline-start: ${vars.line.wire} solid ${vars.color.line.subtle};

  ${media.header} {
    padding: 0;
    border: 0;
  }
`;
