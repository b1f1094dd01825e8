'use client';

import { styled } from 'styled-components';
import { vars } from '../tokens/vars';

export const Area = styled.div`
  position: relative;
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${vars.space[3]};
  justify-items: center;
  padding: ${vars.space[6]} ${vars.space[4]};
  border: 1px dashed ${vars.color.field.border};
  background: ${vars.color.field.surface};
  color: ${vars.color.text.default};
  font-size: ${vars.size.xs};
  text-align: center;

  > input {
    max-inline-size: 100%;
    min-block-size: ${vars.control.target};
    color: ${vars.color.text.muted};
    font-size: ${vars.size.xxs};
    cursor: pointer;
  }

  > input::file-selector-button {
    min-block-size: ${vars.control.target};
    margin-inline-end: ${vars.space[3]};
    padding-inline: ${vars.space[4]};
    border: 1px solid ${vars.button.secondary.border};
    background: none;
    color: ${vars.button.secondary.text};
    font: inherit;
    font-weight: ${vars.weight.strong};
    cursor: pointer;
  }

  &[data-dragging] {
    border: 1px solid ${vars.color.line.wire};
    box-shadow: inset 0 0 0 1px ${vars.color.line.wire};
  }
`;

export const Files = styled.ul`
  &:empty {
    display: none;
  }
`;

export const Row = styled.li`
  display: grid;
  grid-template-columns: minmax(0, 1fr) auto;
  gap: 0 ${vars.space[3]};
  align-items: center;
  padding-block-start: ${vars.space[2]};
  font-size: ${vars.size.xs};

  > progress {
    grid-column: 1 / -1;
    inline-size: 100%;
    block-size: ${vars.line.wire};
    appearance: none;
    border: 0;
    background: ${vars.color.line.subtle};
    color: ${vars.color.line.wire};

    &::-webkit-progress-bar {
      background: ${vars.color.line.subtle};
    }

    &::-webkit-progress-value {
      background: ${vars.color.line.wire};
    }

    &::-moz-progress-bar {
      background: ${vars.color.line.wire};
    }
  }

  &[data-state='rejected'],
  &[data-state='broken'] {
    [data-upload-status] {
      color: ${vars.color.error.text};
      font-weight: ${vars.weight.strong};
    }

    > progress {
      background: ${vars.color.error.line};

      &::-webkit-progress-bar {
        background: ${vars.color.error.line};
      }
    }
  }
`;

export const About = styled.span`
  display: grid;
  min-inline-size: 0;
  line-height: 1.45;
  overflow-wrap: anywhere;
`;

export const Details = styled.span`
  display: flex;
  flex-wrap: wrap;
  gap: 0 ${vars.space[3]};
  color: ${vars.color.text.muted};
  font-size: ${vars.size.xxs};

  data {
    white-space: nowrap;
  }
`;

export const Controls = styled.span`
  display: flex;
`;
