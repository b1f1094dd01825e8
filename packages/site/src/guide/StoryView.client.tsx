'use client';

import { useState } from 'react';
import { Button, Heading } from '@kmx/design-system';

import type { GuideStory } from './composeParts';
import { Canvas, StoryFrame } from './Guide.styles';
import { StoryBoundary } from './StoryBoundary.client';

interface StoryViewProps {
  readonly story: GuideStory;
  /** Arguments that differ from the story's own. */
  readonly args: Readonly<Record<string, unknown>>;
  readonly level: 2 | 3;
  /** Takes the whole window as soon as it is drawn, and closes by `onClose`: waits until it is asked for. */
  readonly isModal?: boolean;
  /** Is fixed to an edge of the window. */
  readonly needsRoom?: boolean;
}

/** One story under its name. */
export function StoryView({ story, args, level, isModal = false, needsRoom = false }: StoryViewProps) {
  const { id, name, Story, isPadded } = story;
  const [isOpen, setOpen] = useState(false);
  const close = isModal && { onClose: () => setOpen(false) };
  return (
    <StoryFrame id={id}>
      <Heading level={level} size="xs">
        {name}
      </Heading>
      <Canvas data-room={needsRoom || undefined} data-padded={isPadded || isModal || undefined}>
        {isModal && (
          <Button variant="secondary" size="s" onClick={() => setOpen(true)}>
            Open
          </Button>
        )}
        {(!isModal || isOpen) && (
          <StoryBoundary name={name}>
            <Story {...args} {...close} />
          </StoryBoundary>
        )}
      </Canvas>
    </StoryFrame>
  );
}
