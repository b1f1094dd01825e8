'use client';

import { styled } from 'styled-components';
import { media, vars } from '@kmx/design-system';

/* Read-only settings: a name and a value per line, side by side if there is space. */
export const DescriptionList = styled.dl`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  margin: 0;
  border-block-start: ${vars.line.hair} solid ${vars.color.line.subtle};
`;

export const Description = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${vars.space[1]} ${vars.space[6]};
  padding-block: ${vars.space[3]};
  border-block-end: ${vars.line.hair} solid ${vars.color.line.subtle};
  color: ${vars.color.text.default};
  font-size: ${vars.size.xs};
  overflow-wrap: anywhere;

  dt {
    color: ${vars.color.text.muted};
  }

  dd {
    margin: 0;
  }

  ${media.s} {
    grid-template-columns: 12rem minmax(0, 1fr);
  }
`;
