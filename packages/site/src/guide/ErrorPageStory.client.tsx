'use client';

import { ErrorPage } from '@kmx/blocks/stories';

import { composeParts } from './composeParts';

const story = composeParts({ ErrorPage }).flatMap(({ stories }) => stories)[0];

/** First story of the error page, without a frame. */
export const ErrorPageStory = () => story && <story.Story />;
