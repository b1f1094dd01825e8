'use client';

import { vars } from '@kmx/design-system/tokens';
import { styled } from 'styled-components';

export const Root = styled.div`
  scroll-margin-block-start: ${vars.header.height};
`;
