'use client';

import { styled } from 'styled-components';
import { vars } from '@kmx/design-system/tokens';

export const Root = styled.div`
  scroll-margin-block-start: ${vars.header.height};
`;
