'use client';

import { styled } from 'styled-components';
import { media, vars } from '@kmx/design-system/tokens';

/* One labelled head over all rows once they fit on a line; before that, each field says its name. */
export const Row = styled.fieldset`
  display: grid;
  grid-template-columns: repeat(2, minmax(0, 1fr));
  gap: ${vars.space[3]} ${vars.space[4]};
  align-items: end;
  min-inline-size: 0;
  padding-block-end: ${vars.space[5]};
  border-block-end: ${vars.line.hair} solid ${vars.color.line.subtle};

  input {
    font-variant-numeric: tabular-nums;
  }

  ${media.l} {
    grid-template-columns: 1fr 7rem repeat(3, 1fr) 1.5fr;
    padding-block-end: ${vars.space[3]};
    border-block-end: 0;

    & + & label {
      position: absolute;
      inline-size: 1px;
      block-size: 1px;
      overflow: hidden;
      clip-path: inset(50%);
    }
  }
`;

export const RowTitle = styled.legend`
  padding-block-end: ${vars.space[2]};
  color: ${vars.color.text.muted};
  font-family: ${vars.font.mono};
  font-size: ${vars.size.xxs};
`;

export const Actions = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${vars.space[3]} ${vars.space[4]};
  align-items: center;
`;

export const Problems = styled.div`
  padding: ${vars.space[5]} ${vars.space[6]};
  border-block-start: ${vars.line.wire} solid ${vars.status.error.line};
  background: ${vars.status.error.surface};
  color: ${vars.status.error.text};

  li {
    margin-block-start: ${vars.space[2]};
    font-size: ${vars.size.xs};
    overflow-wrap: anywhere;
  }
`;
