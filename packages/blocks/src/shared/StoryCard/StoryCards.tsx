import type { HeadingLevel } from '@kmx/design-system';
import type { StoryContext, StoryTeaser } from './Story';
import { StoryCard } from './StoryCard';
import { Cards } from './StoryCard.styles';

interface StoryCardsProps {
  readonly stories: readonly StoryTeaser[];
  readonly context: StoryContext;
  readonly headingLevel: HeadingLevel;
  /** True shows the first of three or more large; a single one always is. */
  readonly hasLead?: boolean;
}

/** Stories in rows of three; two share a row, and a single one fills it. */
export const StoryCards = ({ stories, context, headingLevel, hasLead = false }: StoryCardsProps) => (
  <Cards>
    {stories.map((story, index) => (
      <li key={story.id}>
        <StoryCard
          story={story}
          context={context}
          headingLevel={headingLevel}
          isLead={index === 0 && (stories.length === 1 || (hasLead && stories.length > 2))}
        />
      </li>
    ))}
  </Cards>
);
