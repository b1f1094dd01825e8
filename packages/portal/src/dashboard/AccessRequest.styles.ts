'use client';

import { styled } from 'styled-components';
import { vars } from '@kmx/design-system';

export const RequestForm = styled.form`
  position: relative;
  z-index: 2;
  display: grid;
  gap: ${vars.space[3]};
  padding-block-start: ${vars.space[3]};
  border-block-start: ${vars.line.wire} solid ${vars.color.line.wire};

  textarea {
    min-block-size: ${vars.space[20]};
  }
`;

export const Row = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${vars.space[2]};
`;
