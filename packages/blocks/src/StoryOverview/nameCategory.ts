import type { IntlShape } from 'react-intl/server';
import { isStoryCategory } from '@kmx/core';
import { storyCardMessages } from '../shared/StoryCard/storyCard.messages';

/** What a category is called; one that there is not, as the address has it. */
export const nameCategory = (intl: IntlShape, slug: string): string =>
  isStoryCategory(slug) ? intl.formatMessage(storyCardMessages[slug]) : slug;
