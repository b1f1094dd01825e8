'use client';

import { styled } from 'styled-components';
import { vars } from '@kmx/design-system';
import { Fields, GroupedForm } from '../../shared/GroupedForm.styles';

export const Screen = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${vars.space[8]};
`;

/* A hint below one field does not shift the others. */
export const Form = styled(GroupedForm)`
  ${Fields} {
    align-items: start;
  }
`;

export const Chosen = styled.div`
  display: flex;
  gap: ${vars.space[3]};
  align-items: center;
  justify-content: space-between;
  padding: ${vars.space[2]} ${vars.space[2]} ${vars.space[2]} ${vars.space[4]};
  border-inline-start: ${vars.line.wire} solid ${vars.color.line.wire};
  background: ${vars.color.surface.sunken};
  color: ${vars.color.text.default};
  font-size: ${vars.size.xs};
  overflow-wrap: anywhere;

  > button {
    flex: none;
    min-inline-size: ${vars.control.target};
    min-block-size: ${vars.control.target};
  }
`;

export const People = styled.ul`
  display: grid;
  gap: ${vars.space[2]};
  margin: 0;
  padding: 0;
  list-style: none;
`;
