'use client';

import { styled } from 'styled-components';
import { vars } from '@kmx/design-system';

import { Description, DescriptionList } from '../shared/DescriptionList.styles';

export const Mails = styled(DescriptionList)`
  max-inline-size: 60rem;
`;

export const Mail = styled(Description)`
  line-height: ${vars.leading.text};
`;
