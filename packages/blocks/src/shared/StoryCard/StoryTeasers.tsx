import { ButtonLink, type SectionProps } from '@kmx/design-system';
import type { StoryTeaser } from '../../contract/lists/StoryListing';
import { ProductSection } from '../ProductSection/ProductSection';
import type { StoryContext } from './Story';
import { storyCardMessages } from './storyCard.messages';
import { StoryCards } from './StoryCards';

export interface StoryTeasersProps extends Pick<SectionProps, 'tone'> {
  /** Unique in the page. */
  readonly id: string;
  readonly title: string;
  readonly stories: readonly StoryTeaser[];
  readonly context: StoryContext;
  /** Link to all of them. */
  readonly allHref?: string | undefined;
}

/** Titled row of stories on other pages; renders nothing without any. */
export function StoryTeasers({ id, title, stories, context, allHref, tone }: StoryTeasersProps) {
  if (stories.length === 0) return null;
  return (
    <ProductSection
      id={id}
      title={title}
      tone={tone}
      aside={
        allHref && (
          <ButtonLink href={allHref} variant="secondary" size="s" icon="arrow-right" dataLink="route">
            {context.intl.formatMessage(storyCardMessages.all)}
          </ButtonLink>
        )
      }
    >
      <StoryCards stories={stories} context={context} headingLevel={3} />
    </ProductSection>
  );
}
