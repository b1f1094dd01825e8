'use client';

import { styled } from 'styled-components';
import { media, vars } from '@kmx/design-system/tokens';

export const Disclosure = styled.details`
  border: ${vars.line.hair} solid ${vars.color.line.subtle};

  &[open] > summary > svg {
    rotate: 180deg;
  }

  /* Beside the list the filters are always expanded; browsers without support keep the summary. */
  @supports selector(::details-content) {
    ${media.l} {
      &::details-content {
        block-size: auto;
        content-visibility: visible;
      }
    }
  }

  ${media.print} {
    display: none;
  }
`;

export const Summary = styled.summary`
  display: flex;
  align-items: center;
  justify-content: space-between;
  gap: ${vars.space[4]};
  min-block-size: ${vars.control.m};
  padding-inline: ${vars.space[5]};
  cursor: pointer;
  font-weight: ${vars.weight.strong};

  &::-webkit-details-marker {
    display: none;
  }

  @supports selector(::details-content) {
    ${media.l} {
      display: none;
    }
  }
`;

export const Mark = styled.span`
  display: inline-flex;
  align-items: center;
  gap: ${vars.space[2]};
`;

export const Form = styled.form`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${vars.space[5]};
  padding: ${vars.space[5]};

  ${media.l} {
    input {
      scroll-margin-block-end: ${vars.space[20]};
    }
  }
`;

export const Group = styled.fieldset`
  min-inline-size: 0;
  margin: 0;
  padding: 0;
  border: 0;

  & + & {
    padding-block-start: ${vars.space[4]};
    border-block-start: ${vars.line.hair} solid ${vars.color.line.subtle};
  }
`;

/* Positioned off the border, to preserve the layout of the group. */
export const Legend = styled.legend`
  float: inline-start;
  inline-size: 100%;
  padding: 0;
  font-size: ${vars.size.xs};
  font-weight: ${vars.weight.strong};
  line-height: ${vars.leading.snug};
  overflow-wrap: anywhere;
`;

export const Unit = styled.span`
  color: ${vars.color.text.muted};
  font-family: ${vars.font.mono};
  font-weight: ${vars.weight.text};
`;

export const Choices = styled.div`
  clear: both;
  padding-block-start: ${vars.space[2]};
`;

export const Choice = styled.span`
  display: flex;
  align-items: baseline;
  justify-content: space-between;
  gap: ${vars.space[3]};
  overflow-wrap: anywhere;
`;

export const Count = styled.span`
  color: ${vars.color.text.muted};
  font-family: ${vars.font.mono};
  font-size: ${vars.size.xxs};
  font-variant-numeric: tabular-nums;
`;

export const Ends = styled.div`
  clear: both;
  display: grid;
  grid-template-columns: repeat(2, minmax(0, 1fr));
  gap: ${vars.space[3]};
  align-items: start;
  padding-block-start: ${vars.space[2]};

  label {
    color: ${vars.color.text.muted};
    font-size: ${vars.size.xxs};
    font-weight: ${vars.weight.text};
  }

  input {
    min-block-size: ${vars.control.target};
    padding-inline: ${vars.space[3]};
    font-family: ${vars.font.mono};
    font-variant-numeric: tabular-nums;
  }
`;

export const Reach = styled.p`
  margin-block-start: ${vars.space[2]};
  color: ${vars.color.text.muted};
  font-size: ${vars.size.xxs};
  font-variant-numeric: tabular-nums;
  line-height: 1.45;
`;

export const Send = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${vars.space[3]};
  margin: 0 calc(-1 * ${vars.space[5]}) calc(-1 * ${vars.space[5]});
  padding: ${vars.space[3]} ${vars.space[5]};
  background: ${vars.color.surface.base};
  border-block-start: ${vars.line.hair} solid ${vars.color.line.subtle};

  /* Sticky for as long as the filters are visible. */
  ${media.l} {
    position: sticky;
    inset-block-end: 0;
    z-index: 1;
  }
`;
