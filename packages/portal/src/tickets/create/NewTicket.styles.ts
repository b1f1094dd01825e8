'use client';

import { styled } from 'styled-components';
import { media, vars } from '@kmx/design-system';

/** The room of a group's name beside its fields. */
const besideFields = '18rem';

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

  ${media.xl} {
    max-inline-size: calc(48rem + ${besideFields});
  }
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

  ${media.xl} {
    position: relative;
    padding-inline-start: ${besideFields};

    & + & {
      padding-block-start: ${vars.space[8]};
      border-block-start: ${vars.line.hair} solid ${vars.color.line.subtle};
    }
  }
`;

/* Beside the fields where there is room: the form is read by its groups, and its fields keep their width. */
export const Legend = styled.legend`
  margin-block-end: ${vars.space[4]};
  padding: 0;
  color: ${vars.color.text.default};
  font-size: ${vars.size.m};
  font-weight: ${vars.weight.heading};
  letter-spacing: ${vars.tracking.heading};

  ${media.xl} {
    position: absolute;
    inset-inline-start: 0;
    max-inline-size: calc(${besideFields} - ${vars.space[6]});
    margin: 0;
    font-size: ${vars.size.s};
    line-height: ${vars.leading.snug};

    ${Fields} + ${Fields} > & {
      inset-block-start: ${vars.space[8]};
    }
  }
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

export const Actions = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${vars.space[3]};
  align-items: center;

  ${media.xl} {
    padding-inline-start: ${besideFields};
  }
`;

export const Note = styled.p`
  color: ${vars.color.text.muted};
  font-size: ${vars.size.xxs};
`;
