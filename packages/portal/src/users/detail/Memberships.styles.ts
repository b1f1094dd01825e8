'use client';

import { styled } from 'styled-components';
import { vars } from '@kmx/design-system';

export const OrganisationList = styled.ul`
  display: grid;
  margin: 0;
  padding: 0;
  border-block-start: ${vars.line.hair} solid ${vars.table.rule};
  list-style: none;
  font-size: ${vars.size.xs};
`;

export const OrganisationRow = styled.li`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  gap: ${vars.space[2]} ${vars.space[4]};
  padding-block: ${vars.space[2]};
  border-block-end: ${vars.line.hair} solid ${vars.table.rule};
  overflow-wrap: anywhere;
`;

export const AddForm = styled.form`
  display: flex;
  flex-wrap: wrap;
  align-items: end;
  gap: ${vars.space[4]};

  > :first-child {
    flex: 0 1 24rem;
  }
`;
