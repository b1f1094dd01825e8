'use client';

import { styled } from 'styled-components';
import { media, vars } from '@kmx/design-system';

interface GroupedFormProps {
  /** Maximum width of the fields. */
  readonly $fields: string;
  /** Width of the group names beside them, from 1280 px. */
  readonly $beside: string;
}

/**
 * Form with named groups. A name is above its fields, or beside them if there is space, so that the fields keep their
 * width.
 */
export const GroupedForm = styled.form<GroupedFormProps>`
  --beside: ${({ $beside }) => $beside};

  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${vars.space[8]};
  max-inline-size: ${({ $fields }) => $fields};

  ${media.xl} {
    max-inline-size: calc(${({ $fields }) => $fields} + var(--beside));
  }
`;

/* Two columns as soon as the fields have a readable width. */
export const Fields = styled.fieldset`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${vars.space[5]};
  min-inline-size: 0;
  margin: 0;
  padding: 0;
  border: 0;

  ${media.s} {
    grid-template-columns: repeat(2, minmax(0, 1fr));
  }

  ${media.xl} {
    position: relative;
    padding-inline-start: var(--beside);

    & + & {
      padding-block-start: ${vars.space[8]};
      border-block-start: ${vars.line.hair} solid ${vars.color.line.subtle};
    }
  }
`;

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
    max-inline-size: calc(var(--beside) - ${vars.space[6]});
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

/* Aligned with the fields, not with the group names. */
export const FormActions = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${vars.space[3]};
  align-items: center;

  ${media.xl} {
    padding-inline-start: var(--beside);
  }
`;

/* Explanation beside the buttons or the fields. */
export const FormNote = styled.p`
  color: ${vars.color.text.muted};
  font-size: ${vars.size.xxs};
`;
