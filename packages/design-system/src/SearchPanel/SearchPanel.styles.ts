'use client';

import { styled } from 'styled-components';
import { media } from '../tokens/media';
import { vars } from '../tokens/vars';

/* The button in browsers with popovers, the link in others. */
export const Control = styled.a`
  display: inline-flex;
  align-items: center;
  justify-content: center;
  gap: ${vars.space[2]};
  min-inline-size: ${vars.control.target};
  min-block-size: ${vars.control.target};
  padding-inline: ${vars.space[2]};
  border: 0;
  background: none;
  color: inherit;
  font-size: ${vars.size.xs};
  font-weight: ${vars.weight.strong};
  text-decoration: none;
  cursor: pointer;

  /* On small screens, as large as the icon of the menu beside it. */
  svg {
    inline-size: ${vars.icon.m};
    block-size: ${vars.icon.m};

    ${media.header} {
      inline-size: ${vars.icon.s};
      block-size: ${vars.icon.s};
    }
  }

  @supports selector(:popover-open) {
    &[href] {
      display: none;
    }
  }

  @supports not selector(:popover-open) {
    &[popovertarget] {
      display: none;
    }
  }

  ${media.print} {
    display: none;
  }
`;

/* Full width below the header, like an open submenu. Suggestions may overflow it. */
export const Sheet = styled.div`
  inset-block: ${vars.header.height} auto;
  inset-inline: 0;
  inline-size: 100%;
  margin: 0;
  padding: ${vars.space[6]} max(${vars.space.gutter}, calc((100% - ${vars.width.stretched}) / 2));
  overflow: visible;
  border: 0;
  border-block: ${vars.line.hair} solid ${vars.color.line.subtle};
  background: ${vars.color.surface.base};
  box-shadow: ${vars.shadow.floating};
  clip-path: inset(0 0 -40rem 0);
  color: ${vars.color.text.default};

  &:popover-open {
    display: grid;
    grid-template-columns: minmax(0, 1fr) auto;
    gap: ${vars.space[4]};
    align-items: start;
  }

  @supports not selector(:popover-open) {
    display: none;
  }
`;
