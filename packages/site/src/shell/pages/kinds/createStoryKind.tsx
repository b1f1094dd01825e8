import { FormView, ShareLinks, StoryFooter, StoryHeader } from '@kmx/blocks';

import type { PageKind, PageKindInput } from './PageKind';
import { loadStoryFeedbackReading } from '@/server/forms/loadFormReading';
import { loadRelatedStories, readStory, sharedStory } from '@/server/lists/storyPage';

/**
 * Adds the topics of a story; sharing, contacts, feedback and related stories after the modules (section
 * 2.3).
 */
export async function createStoryKind({
  view,
  page,
  context,
  input,
  hasTitle,
}: PageKindInput): Promise<PageKind | undefined> {
  const story = readStory(page, view);
  if (!story) return undefined;
  const { intl } = view;
  const related = await loadRelatedStories(view, { products: story.products, excludeId: story.id });
  const feedback = loadStoryFeedbackReading(input, page.slug);
  const header = <StoryHeader story={story} intl={intl} context={context} isCompact={hasTitle} />;
  return {
    ...(hasTitle ? { belowHero: header } : { head: header }),
    foot: (
      <StoryFooter
        story={story}
        related={related}
        intl={intl}
        context={context}
        share={<ShareLinks intl={intl} {...sharedStory(page, view)} />}
        feedback={<FormView intl={intl} kind="storyFeedback" reading={feedback} headingLevel={2} />}
      />
    ),
  };
}
