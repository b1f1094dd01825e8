'use client';

import { styled } from 'styled-components';
import { vars } from '@kmx/design-system/tokens';

export const Contacts = styled.ul`
  display: grid;
  grid-template-columns: repeat(auto-fill, minmax(min(100%, 19rem), 1fr));
  gap: ${vars.space.stack.l} ${vars.space.column};
`;

export const Frame = styled.div`
  display: flex;
  gap: ${vars.space[5]};
  align-items: start;
  overflow-wrap: anywhere;
`;

/* "contact 80x80" */
export const Portrait = styled.div`
  flex: none;
  inline-size: ${vars.space[20]};
  overflow: hidden;

  img {
    aspect-ratio: 1;
    object-fit: cover;
  }
`;

export const Content = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${vars.space[1]};
  min-inline-size: 0;
`;

/* Each link has a target of 44 px, even in several lines. */
export const Details = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: 0 ${vars.space[5]};
  color: ${vars.color.text.muted};
  font-size: ${vars.size.xs};
  font-variant-numeric: tabular-nums;

  a {
    display: inline-block;
    padding-block: ${vars.space[3]};
    line-height: ${vars.leading.snug};
  }
`;
