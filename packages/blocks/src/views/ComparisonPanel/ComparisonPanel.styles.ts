'use client';

import { styled } from 'styled-components';
import { vars } from '@kmx/design-system/tokens';

export const Groups = styled.div`
  display: grid;
  gap: ${vars.space[5]};

  &:empty {
    display: none;
  }
`;

export const Line = styled.div`
  display: flex;
  align-items: center;
  gap: ${vars.space[2]};
  min-block-size: ${vars.control.target};

  > :first-child {
    flex: 1;
  }

  &[hidden],
  [hidden] {
    display: none;
  }
`;

export const Names = styled.span`
  display: grid;
  font-size: ${vars.size.xs};
`;
