'use client';

import { css, styled } from 'styled-components';
import { sideShades, withoutPatches } from '../mixins/scrollShade.styles';
import { media } from '../tokens/media';
import { vars } from '../tokens/vars';

const { base, sunken } = vars.color.surface;
const { subtle } = vars.color.line;
const reach = vars.space[8];

/**
 * Type of a column. `figures` are read character by character, such as serial numbers; `date` has aligned digits;
 * `amount` is aligned at the end, unit below unit.
 */
export type ColumnKind = 'text' | 'figures' | 'date' | 'amount';

interface CellProps {
  readonly $isFirst: boolean;
  readonly $kind: ColumnKind;
}

const isMono: Record<ColumnKind, boolean> = { text: false, figures: true, date: false, amount: true };

const onward = '@container scroll-state(scrollable: inline-end)';
const down = '@container scroll-state(scrollable: block-end)';
const back = '@container scroll-state(scrollable: inline-start)';

/* Overlay of cells and headings. Uses a mask over one colour, which forced colours can replace. */
const fade = css`
  position: sticky;
  z-index: 4;
  grid-area: 1 / 1;
  display: none;
  background: ${base};
  pointer-events: none;
  content: '';
`;

/*
 * Sticky headings need a scroll container, so on large windows the table scrolls by itself. It fades at the sides with
 * more columns.
 */
export const Region = styled.div<{ $isBusy: boolean }>`
  --ds-fade-run: to right;
  position: relative;
  display: grid;
  container-type: scroll-state;
  max-inline-size: 100%;
  overflow: auto;
  overscroll-behavior-x: contain;
  scroll-padding-inline-end: ${reach};
  scroll-padding-block-end: ${reach};
  background: ${base};

  &:dir(rtl) {
    --ds-fade-run: to left;
  }

  &::before {
    ${fade}
    inset-block-end: 0;
    align-self: end;
    block-size: ${reach};
    mask-image: linear-gradient(transparent, black);

    ${down} {
      display: block;
    }
  }

  &::after {
    ${fade}
    inset-inline-end: 0;
    justify-self: end;
    inline-size: ${reach};
    mask-image: linear-gradient(var(--ds-fade-run), transparent, black);

    ${onward} {
      display: block;
    }
  }

  @supports not (container-type: scroll-state) {
    background:
      linear-gradient(to top, ${base} 50%, transparent) bottom / 100% 2rem no-repeat local,
      ${sideShades},
      linear-gradient(to top, ${subtle}, transparent) bottom / 100% 0.75rem no-repeat scroll;
    ${withoutPatches}
  }

  ${media.l} {
    max-block-size: max(24rem, 80dvh);
  }

  ${media.print} {
    display: block;
    max-block-size: none;
    overflow: visible;
  }

  tbody {
    opacity: ${({ $isBusy }) => ($isBusy ? 0.6 : 1)};
    transition: opacity ${vars.motion.quick} ${vars.motion.ease};
  }
`;

export const Frame = styled.table`
  grid-area: 1 / 1;
  inline-size: 100%;
  border-collapse: separate;
  border-spacing: 0;
  font-size: ${vars.size.xs};
  line-height: 1.4;
`;

const cell = css<CellProps>`
  padding: ${vars.space[2]} ${vars.space[3]};
  border-block-end: ${vars.line.hair} solid ${vars.table.rule};
  text-align: ${({ $kind }) => ($kind === 'amount' ? 'end' : 'start')};
  vertical-align: middle;

  ${({ $isFirst }) =>
    $isFirst &&
    css`
      ${media.s} {
        position: sticky;
        inset-inline-start: 0;
        background: ${base};
      }

      /* Content below the sticky names fades there as well. */
      &::after {
        position: absolute;
        inset-block: 0;
        inset-inline-start: 100%;
        display: none;
        inline-size: ${reach};
        background: inherit;
        mask-image: linear-gradient(var(--ds-fade-run), black, transparent);
        pointer-events: none;
        content: '';

        ${media.s} {
          ${back} {
            display: block;
          }
        }
      }
    `}

  /* Print does not scroll: columns get narrower before one is cut off. */
  ${media.print} {
    position: static;
    min-inline-size: 0;
    padding: ${vars.space[1]} ${vars.space[2]};
    font-size: 8pt;
    white-space: normal;
  }
`;

export const ColumnHeader = styled.th<CellProps>`
  ${cell}
  position: sticky;
  inset-block-start: 0;
  z-index: ${({ $isFirst }) => ($isFirst ? 3 : 2)};
  padding-block: 0;
  border-block-end: ${vars.line.wire} solid ${vars.table.head};
  background: ${base};
  font-size: ${vars.size.xxs};
  font-weight: ${vars.weight.strong};
  white-space: nowrap;

  ${media.print} {
    vertical-align: bottom;
  }
`;

export const HeaderLabel = styled.span<{ $kind: ColumnKind }>`
  display: flex;
  align-items: center;
  justify-content: ${({ $kind }) => ($kind === 'amount' ? 'flex-end' : 'flex-start')};
  min-block-size: ${vars.control.target};

  ${media.print} {
    min-block-size: 0;
  }
`;

/* On hover, the icon shows the next direction. For amounts it precedes the label, which is aligned with the figures. */
export const SortButton = styled.button<{ $isSorted: boolean; $kind: ColumnKind }>`
  display: inline-flex;
  flex-direction: ${({ $kind }) => ($kind === 'amount' ? 'row-reverse' : 'row')};
  align-items: center;
  gap: ${vars.space[1]};
  min-block-size: ${vars.control.target};
  margin-inline: calc(-1 * ${vars.space[2]});
  padding: 0 ${vars.space[2]};
  border: 0;
  background: none;
  color: inherit;
  font-size: inherit;
  font-weight: inherit;
  text-align: inherit;
  cursor: pointer;

  svg {
    color: ${vars.color.text.accent};
    opacity: ${({ $isSorted }) => ($isSorted ? 1 : 0)};
  }

  &:focus-visible {
    outline-offset: -2px;
  }

  &:focus-visible svg {
    opacity: 1;
  }

  ${media.hover} {
    &:hover {
      background: ${sunken};
    }

    &:hover svg {
      opacity: 1;
    }
  }

  ${media.print} {
    min-block-size: 0;
    margin: 0;
    padding: 0;

    svg {
      display: ${({ $isSorted }) => ($isSorted ? 'block' : 'none')};
    }
  }
`;

export const RowHeader = styled.th<CellProps>`
  ${cell}
  z-index: 1;
  min-inline-size: 9rem;
  overflow-wrap: anywhere;
  font-weight: ${vars.weight.text};
`;

export const Cell = styled.td<CellProps>`
  ${cell}
  min-inline-size: ${({ $kind }) => ($kind === 'amount' ? '4rem' : '6rem')};
  font-family: ${({ $kind }) => (isMono[$kind] ? vars.font.mono : 'inherit')};
  font-variant-numeric: tabular-nums;
  white-space: ${({ $kind }) => ($kind === 'text' ? 'normal' : 'nowrap')};

  ${media.print} {
    white-space: normal;
  }
`;

export const Row = styled.tr`
  ${media.hover} {
    &:hover > * {
      background-color: ${vars.table.rowHover};
    }
  }
`;

/* Placeholders with the length of words, so that the layout does not shift. */
export const Bar = styled.span<{ $share: number; $kind: ColumnKind }>`
  display: block;
  inline-size: calc(${({ $share }) => $share} * 8rem);
  block-size: ${vars.line.wire};
  margin-inline-start: ${({ $kind }) => ($kind === 'amount' ? 'auto' : '0')};
  margin-block: calc((${vars.control.target} - ${vars.line.wire} - 2 * ${vars.space[2]}) / 2);
  background: ${vars.color.line.subtle};
`;
