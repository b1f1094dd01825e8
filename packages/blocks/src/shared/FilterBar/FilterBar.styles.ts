'use client';

import { styled } from 'styled-components';
import { media, vars } from '@kmx/design-system/tokens';

export const Bar = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${vars.space.stack.s};

  /* Print shows only the active filters. */
  ${media.print} {
    form,
    ul:not(:has([aria-current])),
    li:not(:has([aria-current])) {
      display: none;
    }
  }
`;

export const Chips = styled.ul`
  display: flex;
  flex-wrap: wrap;
  gap: ${vars.space[2]};
`;

export const Count = styled.span`
  font-family: ${vars.font.mono};
  font-size: ${vars.size.xxs};
  font-variant-numeric: tabular-nums;
`;

export const Chip = styled.a`
  display: inline-flex;
  align-items: center;
  gap: ${vars.space[2]};
  min-block-size: ${vars.control.target};
  padding: ${vars.space[1]} ${vars.space[4]};
  border: ${vars.line.hair} solid ${vars.color.line.strong};
  color: ${vars.color.text.default};
  font-size: ${vars.size.xs};
  line-height: ${vars.leading.snug};
  text-decoration: none;

  ${Count} {
    color: ${vars.color.text.muted};
  }

  &[aria-current] {
    border-color: ${vars.color.text.default};
    background: ${vars.color.text.default};
    color: ${vars.color.text.inverse};

    ${Count} {
      color: inherit;
    }

    /* A single line, twice as wide as those of its neighbours, because the outline covers the border. */
    ${media.forcedColors} {
      outline: ${vars.line.wire} solid Highlight;
      outline-offset: calc(-1 * ${vars.line.hair});
    }

    ${media.print} {
      min-block-size: 0;
      background: none;
      color: inherit;
    }
  }

  ${media.hover} {
    &:hover {
      border-color: ${vars.color.text.default};
    }
  }
`;

export const Fields = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${vars.space[4]};
  align-items: end;

  ${media.m} {
    grid-auto-columns: minmax(0, 20rem);
    grid-auto-flow: column;
    grid-template-columns: none;
    justify-content: start;

    > button {
      justify-self: start;
    }
  }
`;

export const Footer = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  gap: 0 ${vars.space[6]};
  min-block-size: ${vars.control.target};
  border-block-end: ${vars.line.wire} solid ${vars.color.line.wire};
`;

export const Found = styled.p`
  color: ${vars.color.text.muted};
  font-size: ${vars.size.xs};
  font-variant-numeric: tabular-nums;
`;

export const Reset = styled.a`
  display: inline-flex;
  align-items: center;
  min-block-size: ${vars.control.target};
  color: ${vars.color.text.accent};
  font-size: ${vars.size.xs};
  text-underline-offset: 0.2em;

  ${media.print} {
    display: none;
  }
`;
