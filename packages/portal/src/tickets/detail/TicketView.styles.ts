'use client';

import { css, styled } from 'styled-components';
import { media, vars } from '@kmx/design-system';
import { Part } from '../../shared/Detail.styles';

export const TitleRow = styled.span`
  display: flex;
  flex-wrap: wrap;
  gap: ${vars.space[2]} ${vars.space[4]};
  align-items: center;
  min-inline-size: 0;
`;

/* The subject of the ticket is first on every screen. */
export const Beginning = styled.div`
  min-inline-size: 0;

  ${media.l} {
    grid-column: 1;
    grid-row: 1;
  }
`;

/* On a small screen the details are between the description and the conversation. */
export const Aside = styled.aside`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${vars.space[8]};

  ${media.l} {
    grid-column: 2;
    grid-row: 1 / span 2;
  }
`;

/* Preserves line breaks and empty lines. */
export const Written = styled.p`
  max-inline-size: ${vars.measure.text};
  color: ${vars.color.text.default};
  font-size: ${vars.size.xs};
  line-height: ${vars.leading.text};
  white-space: pre-wrap;
  overflow-wrap: anywhere;
`;

export const DetailsFrame = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  justify-items: start;
`;

export const Details = styled.dl`
  inline-size: 100%;
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  margin: 0;
  border-block-start: ${vars.line.wire} solid ${vars.table.head};
  font-size: ${vars.size.xs};
  font-variant-numeric: tabular-nums;
`;

export const Field = styled.div<{ $isCollapsed: boolean }>`
  display: grid;
  grid-template-columns: minmax(6.5rem, 2fr) minmax(0, 3fr);
  gap: ${vars.space[4]};
  padding-block: ${vars.space[2]};
  border-block-end: ${vars.line.hair} solid ${vars.table.rule};
  color: ${vars.color.text.default};
  line-height: 1.4;
  overflow-wrap: anywhere;

  dt {
    color: ${vars.color.text.muted};
  }

  dd {
    margin: 0;
  }

  ${({ $isCollapsed }) =>
    $isCollapsed &&
    css`
      ${media.belowL} {
        display: none;
      }
    `}

  /* Print cannot expand the rest, so it shows everything. */
  ${media.print} {
    display: grid;
  }
`;

/* The label of the button is aligned with the grid. */
export const DisclosureSwitch = styled.div`
  margin-inline-start: calc(-1 * ${vars.space[3]});

  svg {
    transition: transform ${vars.motion.quick} ${vars.motion.ease};
  }

  [aria-expanded='true'] svg {
    transform: rotate(180deg);
  }

  ${media.l} {
    display: none;
  }

  ${media.print} {
    display: none;
  }
`;

export const Actions = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${vars.space[3]};
  align-items: center;

  ${media.print} {
    display: none;
  }
`;

/* Forms are not printed. */
export const Result = styled(Part)`
  ${media.print} {
    display: none;
  }
`;

export const Form = styled.form`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${vars.space[5]};
`;

export const People = styled.ul`
  margin: 0;
  padding: 0;
  border-block-start: ${vars.line.wire} solid ${vars.table.head};
  font-size: ${vars.size.xs};
  list-style: none;
`;

export const Person = styled.li`
  display: flex;
  gap: ${vars.space[3]};
  align-items: center;
  justify-content: space-between;
  min-block-size: ${vars.control.target};
  border-block-end: ${vars.line.hair} solid ${vars.table.rule};
  color: ${vars.color.text.default};
  overflow-wrap: anywhere;

  > button {
    flex: none;
    min-inline-size: ${vars.control.target};
    min-block-size: ${vars.control.target};
  }

  ${media.print} {
    > button {
      display: none;
    }
  }
`;

export const Note = styled.p`
  color: ${vars.color.text.muted};
  font-size: ${vars.size.xxs};
`;
