'use client';

import { styled } from 'styled-components';
import { vars } from '../tokens/vars';

/** Outlines the minimum target, 44 px, around the control in its middle. */
export const Target = styled.div`
  display: inline-grid;
  place-items: center;
  min-inline-size: ${vars.control.target};
  min-block-size: ${vars.control.target};
  outline: ${vars.line.hair} dashed ${vars.color.line.wire};
`;

export const Targets = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${vars.space[6]};
  align-items: center;
`;

/** Shows the focus ring without the focus. */
export const Ring = styled.span`
  padding: ${vars.space[2]} ${vars.space[3]};
  outline: ${vars.line.wire} solid ${vars.color.focus.ring};
  outline-offset: 3px;
`;

/** Line between rows and cards. */
export const Edge = styled.hr`
  border-block-start-color: ${vars.color.line.subtle};
`;
