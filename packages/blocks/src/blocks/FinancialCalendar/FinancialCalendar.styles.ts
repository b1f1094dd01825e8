'use client';

import { styled } from 'styled-components';
import { media, vars } from '@kmx/design-system/tokens';

export const Entries = styled.ul`
  border-block-start: ${vars.line.wire} solid ${vars.color.line.wire};
`;

export const Day = styled.time`
  font-family: ${vars.font.mono};
  font-size: ${vars.size.xs};
  font-variant-numeric: tabular-nums;
`;

export const Entry = styled.li`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${vars.space[1]} ${vars.space.column};
  align-items: baseline;
  padding-block: ${vars.space[4]} ${vars.space[1]};
  border-block-end: ${vars.line.hair} solid ${vars.color.line.subtle};
  overflow-wrap: anywhere;

  ${media.m} {
    grid-template-columns: minmax(0, 4fr) minmax(0, 6fr) minmax(0, 3fr);
    padding-block: ${vars.space[4]};
  }

  /* A printed page is narrower than a window, but wide enough for the day beside its text. */
  ${media.print} {
    grid-template-columns: minmax(0, 3fr) minmax(0, 7fr) minmax(0, 2fr);
    padding-block: ${vars.space[2]};
    break-inside: avoid;
  }

  &[data-past] {
    color: ${vars.color.text.muted};
  }
`;

export const Content = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  justify-items: start;
  gap: ${vars.space[1]};
  font-size: ${vars.size.xs};

  h2,
  h3 {
    color: inherit;
  }
`;

export const Place = styled.p`
  color: ${vars.color.text.muted};
`;

/* The target of the link extends into the row's padding, so that it does not enlarge the row. */
export const Links = styled.div`
  ${media.m} {
    justify-self: end;
    margin-block: calc(-1 * ${vars.space[4]});
  }

  ${media.print} {
    justify-self: end;
  }
`;

export const Footer = styled.div`
  padding-block-start: ${vars.space[6]};

  ${media.print} {
    display: none;
  }
`;
