'use client';

import { styled } from 'styled-components';
import { scrollRow } from '@kmx/design-system/mixins/scrollRow';
import { media, vars } from '@kmx/design-system/tokens';

/* At most 180 px wide, the preset of these pictures. */
export const List = styled.ul`
  display: grid;
  grid-template-columns: repeat(auto-fill, minmax(min(7.5rem, 45%), 1fr));
  gap: ${vars.space.stack.m} ${vars.space.column};

  ${scrollRow}

  ${media.belowS} {
    grid-auto-columns: 6.5rem;
  }
`;

export const Item = styled.li`
  min-inline-size: 0;
  max-inline-size: 11.25rem;
`;

export const Name = styled.span`
  overflow-wrap: anywhere;
`;

export const Anchor = styled.a`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${vars.space[3]};
  color: ${vars.color.text.default};
  font-size: ${vars.size.xs};
  text-decoration: none;

  ${media.belowS} {
    gap: ${vars.space[1]};
    font-size: ${vars.size.xxs};
  }

  ${media.hover} {
    &:hover ${Name} {
      text-decoration: underline;
      text-decoration-color: ${vars.color.line.wire};
      text-decoration-thickness: ${vars.line.wire};
      text-underline-offset: 0.2em;
    }
  }
`;
