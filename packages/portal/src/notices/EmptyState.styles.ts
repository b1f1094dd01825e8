'use client';

import { styled } from 'styled-components';
import { vars } from '@kmx/design-system';

export const Frame = styled.div`
  display: grid;
  gap: ${vars.space[4]};
  justify-items: start;
  padding: ${vars.space[8]} ${vars.space[6]};
  border: ${vars.line.hair} dashed ${vars.color.line.strong};
  color: ${vars.color.text.default};

  > svg {
    color: ${vars.color.line.wire};
  }
`;

export const Content = styled.div`
  display: grid;
  gap: ${vars.space[2]};
`;
