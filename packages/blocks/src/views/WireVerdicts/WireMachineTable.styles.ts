'use client';

import { css, styled } from 'styled-components';
import { media, vars } from '@kmx/design-system/tokens';

/* Shown in cards only; the table has the picture of the best machine above it. */
export const Media = styled.span`
  display: none;

  @media screen {
    ${media.belowL} {
      display: block;
      flex: none;
      inline-size: 4.5rem;
    }
  }
`;

/* The numbers of the lines, which the table has in its head. */
const numbers = (lines: number) => css`
  tbody > tr {
    counter-reset: line;
  }

  tbody > tr > td:nth-child(n + 3):nth-child(-n + ${String(lines + 2)}) {
    counter-increment: line;

    &::before {
      content: counter(line) '\\a0';
      color: ${vars.color.text.muted};
      font-family: ${vars.font.mono};
      font-size: ${vars.size.xxs};
    }
  }
`;

/** Cards of machines below 1024 px: two beside each other from 768 px. `$lines` is the number of numbered columns. */
export const Machines = styled.div<{ $lines: number }>`
  @media screen {
    ${media.belowL} {
      thead + tbody {
        display: grid;
        grid-template-columns: repeat(auto-fill, minmax(min(100%, 20rem), 1fr));
        gap: ${vars.space[4]};
      }

      tbody > tr {
        align-content: start;
        padding: ${vars.space[4]};
        border: ${vars.line.hair} solid ${vars.card.border};
        background: ${vars.card.surface};
      }

      tbody > tr > td:nth-last-child(-n + 2) {
        flex-basis: 100%;
      }

      td:has(> [data-none]) {
        position: absolute;
        inline-size: 1px;
        block-size: 1px;
        overflow: hidden;
        clip-path: inset(50%);
      }

      ${({ $lines }) => $lines > 0 && numbers($lines)}
    }
  }
`;
