'use client';

import { styled } from 'styled-components';
import { media, vars } from '@kmx/design-system/tokens';

export const Content = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${vars.space.stack.l};
`;

export const SortSign = styled.span`
  display: inline-flex;
  opacity: 0.35;
`;

export const SortButton = styled.button`
  display: inline-flex;
  align-items: center;
  gap: ${vars.space[1]};
  min-block-size: ${vars.control.target};
  padding: 0;
  border: 0;
  background: none;
  color: inherit;
  cursor: pointer;
  font: inherit;

  &[hidden] {
    display: none;
  }

  [aria-sort] > & ${SortSign} {
    color: ${vars.color.text.accent};
    opacity: 1;
  }

  [aria-sort='ascending'] > & ${SortSign} {
    rotate: 180deg;
  }

  ${media.hover} {
    &:hover ${SortSign} {
      opacity: 1;
    }
  }
`;

export const Footer = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  gap: ${vars.space[3]} ${vars.space[6]};
  color: ${vars.color.text.muted};
  font-size: ${vars.size.xxs};

  ${media.print} {
    a {
      display: none;
    }
  }
`;
