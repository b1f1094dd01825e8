'use client';

import { styled } from 'styled-components';
import { media, vars } from '@kmx/design-system/tokens';

export const Count = styled.p`
  color: ${vars.color.text.muted};
  font-family: ${vars.font.mono};
  font-size: ${vars.size.xs};
  font-variant-numeric: tabular-nums;
`;

export const List = styled.ol`
  border-block-end: ${vars.line.hair} solid ${vars.color.line.subtle};
`;

/* Type, text, picture: in one row if they fit, with the type above on small screens. */
export const Item = styled.li`
  position: relative;
  display: grid;
  grid-template-columns: minmax(0, 1fr) auto;
  gap: ${vars.space[1]} ${vars.space.column};
  padding-block: ${vars.space[5]};
  border-block-start: ${vars.line.hair} solid ${vars.color.line.subtle};

  ${media.m} {
    grid-template-columns: 9rem minmax(0, 1fr) auto;
  }

  ${media.hover} {
    &:hover {
      border-block-start-color: ${vars.color.line.wire};
    }
  }
`;

export const Kind = styled.p`
  grid-column: 1 / -1;
  color: ${vars.color.text.muted};
  font-family: ${vars.font.mono};
  font-size: ${vars.size.xxs};
  line-height: ${vars.leading.text};

  ${media.m} {
    grid-column: 1;
    padding-block-start: ${vars.space[1]};
  }
`;

export const Content = styled.div`
  display: grid;
  gap: ${vars.space[2]};
  align-content: start;
  justify-items: start;
  min-inline-size: 0;
  overflow-wrap: anywhere;
`;

export const Anchor = styled.a`
  color: ${vars.color.text.default};
  font-size: ${vars.size.m};
  font-weight: ${vars.weight.heading};
  line-height: ${vars.leading.snug};
  text-decoration: none;

  &::after {
    position: absolute;
    inset: 0;
    content: '';
  }

  ${media.hover} {
    &:hover {
      color: ${vars.color.text.accent};
      text-decoration: underline;
    }
  }
`;

export const Excerpt = styled.p`
  max-inline-size: ${vars.measure.text};
  color: ${vars.color.text.muted};
  font-size: ${vars.size.xs};
  line-height: ${vars.leading.text};

  mark {
    color: ${vars.color.text.default};
  }
`;

export const Trail = styled.p`
  color: ${vars.color.text.muted};
  font-size: ${vars.size.xxs};
`;

/* Has a border, because the drawings hardly contrast with the surface. */
export const Thumbnail = styled.div`
  align-self: start;
  inline-size: 4rem;
  border: ${vars.line.hair} solid ${vars.color.line.subtle};

  ${media.m} {
    inline-size: 6rem;
  }
`;

/* End of the wire, at an exact match of a name. */
export const Direct = styled.div`
  position: relative;
  display: grid;
  grid-template-columns: minmax(0, 1fr) auto;
  gap: ${vars.space[4]} ${vars.space.column};
  align-items: center;
  padding: ${vars.space[5]} ${vars.space[6]};
  border-inline-start: ${vars.line.wire} solid ${vars.color.line.wire};
  background: ${vars.color.surface.sunken};
`;

export const More = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${vars.space[4]} ${vars.space[6]};
  align-items: center;

  /* Print shows the number of results, without the button for more. */
  ${media.print} {
    a {
      display: none;
    }
  }
`;
