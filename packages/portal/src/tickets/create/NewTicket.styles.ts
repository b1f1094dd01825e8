'use client';

import { styled } from 'styled-components';
import { media, vars } from '@kmx/design-system';

export const Screen = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${vars.space[8]};
`;

export const Form = styled.form`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${vars.space[8]};
  max-inline-size: 48rem;
`;

/* Two columns as soon as a field keeps a readable width. */
export const Fields = styled.fieldset`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${vars.space[5]};
  align-items: start;
  min-inline-size: 0;
  margin: 0;
  padding: 0;
  border: 0;

  ${media.s} {
    grid-template-columns: repeat(2, minmax(0, 1fr));
  }
`;

export const Legend = styled.legend`
  margin-block-end: ${vars.space[4]};
  padding: 0;
  color: ${vars.color.text.default};
  font-size: ${vars.size.m};
  font-weight: ${vars.weight.heading};
  letter-spacing: ${vars.tracking.heading};
`;

export const Wide = styled.div`
  grid-column: 1 / -1;
  min-inline-size: 0;
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
`;

export const People = styled.ul`
  display: grid;
  gap: ${vars.space[2]};
  margin: 0;
  padding: 0;
  list-style: none;
`;

export const Actions = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${vars.space[3]};
  align-items: center;
`;

export const Note = styled.p`
  color: ${vars.color.text.muted};
  font-size: ${vars.size.xxs};
`;
