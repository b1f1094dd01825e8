'use client';

import { styled } from 'styled-components';
import { media, vars } from '@kmx/design-system/tokens';

/** Windows that are high enough for a sticky bar. */
const high = '@media screen and (min-height: 30.0625em)';

/**
 * Name of `vars.header.height`, which the page below uses for sticky elements; tokens are inlined and not
 * available as strings.
 */
const headerHeight = '--ds-header-height';

/*
 * Takes space above the page instead of covering it; the sticky header and everything below it are offset by
 * its height.
 */
export const Frame = styled.form`
  display: grid;
  grid-template-columns: repeat(3, minmax(0, 20rem));
  grid-auto-flow: column;
  gap: ${vars.space[2]};
  align-items: center;
  block-size: var(--preview-bar);
  padding-inline: ${vars.space.gutter};
  border-block-end: ${vars.line.wire} solid ${vars.color.line.wire};
  background: ${vars.color.surface.sunken};
  color: ${vars.color.text.default};

  html:has(&) {
    --preview-bar: 4.25rem;
    --preview-header: ${vars.header.height};
  }

  /* One line fits into the frame beside the form, but not on a phone. */
  ${media.s} {
    html:has(&) {
      --preview-bar: 3.25rem;
    }
  }

  ${high} {
    position: sticky;
    inset-block-start: 0;
    z-index: ${vars.layer.header};

    html:has(&) {
      scroll-padding-block-start: calc(var(--preview-bar) + ${vars.header.height});
    }

    html:has(&) :is(body, [data-theme]) {
      ${headerHeight}: calc(var(--preview-bar) + var(--preview-header));
    }

    html:has(&) [data-site-header] {
      ${headerHeight}: var(--preview-header);
      inset-block-start: var(--preview-bar);
    }

    /* Limits panels below the header to the height of the window. */
    html:has(&) [data-site-header] :is([popover], details > :not(summary)) {
      ${headerHeight}: calc(var(--preview-bar) + var(--preview-header));
    }

    /* Without a header, the bar itself has to reserve the space. */
    html:not(:has([data-site-header])) & {
      position: static;
    }
  }

  > button {
    justify-self: end;
  }

  > div {
    gap: 0 ${vars.space[2]};
  }

  label {
    overflow: hidden;
    font-size: ${vars.size.xxs};
    line-height: 1.25;
    text-overflow: ellipsis;
    white-space: nowrap;
  }

  select {
    min-block-size: ${vars.control.s};
    padding-block: 0;
    padding-inline: ${vars.space[2]} ${vars.space[6]};
    font-size: ${vars.size.xs};
  }

  select + span {
    inset-inline-end: ${vars.space[1]};
  }

  ${media.s} {
    column-gap: ${vars.space[4]};

    > div {
      flex-direction: row;
      align-items: center;
    }

    label {
      flex: none;
    }

    label + div {
      flex: 1;
      min-inline-size: 0;
    }
  }

  ${media.print} {
    display: none;
  }
`;
