'use client';

import { styled } from 'styled-components';
import { media, vars } from '@kmx/design-system';

export const Frame = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${vars.space[3]};
  align-items: end;

  > :first-child {
    flex: 1 1 12rem;
  }

  > button {
    min-block-size: ${vars.control.m};
  }

  ${media.print} {
    display: none;
  }
`;
