import type { HeadingLevel } from '@kmx/design-system';
import type { StoryTeaser } from '../../contract/lists/StoryListing';
import type { StoryContext } from './Story';
import { StoryCard, type StoryLead } from './StoryCard';
import { Cards } from './StoryCard.styles';

interface StoryCardsProps {
  readonly stories: readonly StoryTeaser[];
  readonly context: StoryContext;
  readonly headingLevel: HeadingLevel;
  /** Shows the first of three or more stories large; a single one always is. */
  readonly hasLead?: boolean;
}

/** A single story is large, but on a phone it looks like any other. */
function decideLead(index: number, count: number, hasLead: boolean): StoryLead | undefined {
  if (index > 0) return undefined;
  if (hasLead && count > 2) return 'list';
  return count === 1 ? 'single' : undefined;
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
          lead={decideLead(index, stories.length, hasLead)}
        />
      </li>
    ))}
  </Cards>
);
