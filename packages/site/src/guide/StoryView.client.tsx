'use client';

import type { LanguageCode } from '@kmx/core';
import { Heading } from '@kmx/design-system';

import type { GuideStory } from './composeParts';
import { Canvas, StoryFrame } from './Guide.styles';
import { StoryBoundary } from './StoryBoundary.client';

interface StoryViewProps {
  readonly story: GuideStory;
  /** Arguments that differ from the story's own. */
  readonly args: Readonly<Record<string, unknown>>;
  readonly level: 2 | 3;
  /** The language of its words, where it is not the page's. */
  readonly lang?: LanguageCode | undefined;
  /** Is fixed to an edge of the window. */
  readonly needsRoom?: boolean;
}

/** One story under its name. */
export function StoryView({ story, args, level, lang, needsRoom = false }: StoryViewProps) {
  const { id, name, Story, isPadded } = story;
  return (
    <StoryFrame id={id}>
      <Heading level={level} size="xs">
        {name}
      </Heading>
      <Canvas lang={lang} data-room={needsRoom || undefined} data-padded={isPadded || undefined}>
        <StoryBoundary name={name}>
          <Story {...args} />
        </StoryBoundary>
      </Canvas>
    </StoryFrame>
  );
}
