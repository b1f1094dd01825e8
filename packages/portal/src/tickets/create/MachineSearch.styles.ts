'use client';

import { styled } from 'styled-components';
import { media, vars } from '@kmx/design-system';

export const Frame = styled.div`
  position: relative;
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${vars.space[2]};
`;

export const Options = styled.ul`
  position: absolute;
  inset-block-start: 100%;
  inset-inline: 0;
  z-index: ${vars.layer.side};
  max-block-size: 22rem;
  margin: 0;
  padding: 0;
  overflow-y: auto;
  border: ${vars.line.hair} solid ${vars.color.field.border};
  border-block-start: ${vars.line.wire} solid ${vars.color.line.wire};
  background: ${vars.color.surface.raised};
  box-shadow: ${vars.shadow.floating};
  color: ${vars.color.text.default};
  list-style: none;
`;

export const Option = styled.li`
  display: flex;
  flex-wrap: wrap;
  gap: 0 ${vars.space[4]};
  align-items: center;
  justify-content: space-between;
  min-block-size: ${vars.control.target};
  padding: ${vars.space[2]} ${vars.space[4]};
  font-size: ${vars.size.xs};
  overflow-wrap: anywhere;
  cursor: pointer;

  &[aria-selected='true'] {
    background: ${vars.color.surface.sunken};
    box-shadow: inset ${vars.line.wire} 0 0 ${vars.color.line.wire};
  }

  ${media.hover} {
    &:hover {
      background: ${vars.color.surface.sunken};
    }
  }

  ${media.forcedColors} {
    &[aria-selected='true'] {
      outline: ${vars.line.wire} solid;
      outline-offset: calc(-1 * ${vars.line.wire});
    }
  }
`;

export const Serial = styled.span`
  color: ${vars.color.text.muted};
  font-family: ${vars.font.mono};
  font-variant-numeric: tabular-nums;
`;

export const Message = styled.p`
  color: ${vars.color.text.muted};
  font-size: ${vars.size.xxs};

  &:empty {
    display: none;
  }
`;
