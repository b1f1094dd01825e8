'use client';

import type { LanguageCode } from '@kmx/core';
import { Heading } from '@kmx/design-system';

import type { GuideStory } from './composeParts';
import { Canvas, StoryFrame } from './Guide.styles';
import { StoryBoundary } from './StoryBoundary.client';

interface StoryViewProps {
  readonly story: GuideStory;
  /** Overrides of the story's arguments. */
  readonly args: Readonly<Record<string, unknown>>;
  readonly level: 2 | 3;
  /** Language of the story, if it differs from the page's. */
  readonly lang?: LanguageCode | undefined;
  /** The story has a fixed position. */
  readonly needsRoom?: boolean;
}

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
