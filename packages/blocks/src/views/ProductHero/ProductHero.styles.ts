'use client';

import { styled } from 'styled-components';
import { media, vars } from '@kmx/design-system/tokens';

/* From 768 px the picture takes one half, from 1024 px text and figures the other, so that all fit on one screen. */
export const Layout = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${vars.space.stack.l} ${vars.space.column};
  padding-block: ${vars.space.stack.m} ${vars.space.stack.l};

  ${media.m} {
    grid-template-columns: repeat(2, minmax(0, 1fr));
  }

  ${media.print} {
    grid-template-columns: repeat(2, minmax(0, 1fr));
  }

  ${media.l} {
    grid-template-rows: 1fr auto;
    column-gap: ${vars.space[16]};
  }
`;

export const Content = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  align-content: start;
  gap: ${vars.space[5]};
  overflow-wrap: anywhere;

  /* A product without figures, such as a service. */
  ${media.l} {
    &:not(:has(~ dl)) {
      grid-row: 1 / span 2;
      align-content: center;
    }
  }
`;

/* A third of the file's 96 px: sharp on screens of three times the density. */
export const BrandMark = styled.img`
  justify-self: start;
  inline-size: auto;
  block-size: ${vars.space[8]};
  max-inline-size: 100%;
`;

export const Description = styled.div`
  display: grid;
  gap: ${vars.space.stack.s};
`;

export const Actions = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${vars.space[4]};
  padding-block-start: ${vars.space[2]};

  ${media.print} {
    display: none;
  }
`;

export const Media = styled.div`
  min-inline-size: 0;

  ${media.l} {
    grid-area: 1 / 2 / span 2;
    align-self: center;
  }
`;

export const Figures = styled.dl`
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(min(100%, 9.5rem), 1fr));
  gap: ${vars.space[5]} ${vars.space[6]};
  min-inline-size: 0;
  margin: 0;

  ${media.m} {
    grid-column: 1 / -1;
  }

  ${media.print} {
    grid-column: 1 / -1;
    grid-auto-columns: minmax(0, 1fr);
    grid-auto-flow: column;
    grid-template-columns: none;
  }

  ${media.l} {
    grid-column: 1;
    grid-template-columns: repeat(2, minmax(0, 1fr));
  }
`;

export const Figure = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  align-content: start;
  gap: ${vars.space[1]};
  padding-block-start: ${vars.space[2]};
  border-block-start: ${vars.line.wire} solid ${vars.color.line.wire};

  /* The last of an odd number fills its row. */
  ${media.l} {
    &:last-child:nth-child(odd) {
      grid-column: 1 / -1;
    }
  }
`;

export const Label = styled.dt`
  color: ${vars.color.text.muted};
  font-size: ${vars.size.xxs};
  overflow-wrap: anywhere;
`;

export const Amount = styled.dd`
  margin: 0;
  font-family: ${vars.font.mono};
  font-size: ${vars.size.m};
  font-variant-numeric: tabular-nums;
  letter-spacing: ${vars.tracking.heading};
  line-height: ${vars.leading.snug};
  word-spacing: -0.3em;
`;
