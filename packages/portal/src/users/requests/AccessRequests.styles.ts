'use client';

import { styled } from 'styled-components';
import { media, vars } from '@kmx/design-system';

export const Requests = styled.fieldset`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${vars.space[4]};
  min-inline-size: 0;
  margin: 0;
  padding: 0;
  border: 0;
`;

/* Selection and its number side by side, the buttons at the end or below. */
export const SelectionBar = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${vars.space[2]} ${vars.space[6]};

  ${media.m} {
    > :last-child {
      margin-inline-start: auto;
    }
  }
`;

/* A touch target of 44 px within the height of its row. */
export const ProfileAnchor = styled.a`
  display: inline-flex;
  align-items: center;
  min-block-size: ${vars.control.target};
  margin-block: calc(-1 * ${vars.space[2]});
`;

export const Reasons = styled.ul`
  display: grid;
  gap: ${vars.space[1]};
  margin: 0;
  padding-inline-start: ${vars.space[4]};
  list-style: disc;
  overflow-wrap: anywhere;
`;
