'use client';

import { ErrorPage } from '@kmx/blocks/stories';

import { composeParts } from './composeParts';

const story = composeParts({ ErrorPage }).flatMap(({ stories }) => stories)[0];

/** The error page as a visitor sees it: its first story, without a frame. */
export const ErrorPageStory = () => story && <story.Story />;
