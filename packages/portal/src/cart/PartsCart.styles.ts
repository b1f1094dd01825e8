'use client';

import { styled } from 'styled-components';
import { media, vars } from '@kmx/design-system';

export const Screen = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${vars.space[6]};
`;

/* The request is placed beside the lines where both keep a readable width. */
export const Columns = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${vars.space[8]};
  align-items: baseline;

  ${media.xl} {
    grid-template-columns: minmax(0, 1fr) 22rem;
  }

  /* A form is nothing on paper. */
  ${media.print} {
    display: block;

    > :last-child {
      display: none;
    }
  }
`;

export const Part = styled.section`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${vars.space[4]};

  /* What removes a line stands at its end, below what removes them all; a button reaches over its edge by a little. */
  td:last-child {
    padding-inline-end: ${vars.space[1]};
    text-align: end;
  }
`;

export const Form = styled.form`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${vars.space[5]};
`;

export const Footer = styled.div`
  display: grid;
  gap: ${vars.space[3]};
  justify-items: start;
`;

export const Undo = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${vars.space[3]};
`;

export const OrderLink = styled.a`
  display: flex;
  align-items: center;
  inline-size: fit-content;
  min-block-size: ${vars.control.target};
  font-weight: ${vars.weight.strong};
`;
