import type { IntlShape } from 'react-intl/server';
import { isStoryCategory } from '@kmx/core';
import { storyCardMessages } from '../../shared/StoryCard/storyCard.messages';

/** Localised name of a category; an unknown one is shown as in the URL. */
export const nameCategory = (intl: IntlShape, slug: string): string =>
  isStoryCategory(slug) ? intl.formatMessage(storyCardMessages[slug]) : slug;
