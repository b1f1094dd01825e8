import type { ReactRenderer } from '@storybook/react';
import { createElement, type ComponentType } from 'react';
import type { ComposedStoryFn, ProjectAnnotations } from 'storybook/internal/types';
import { composeStories } from 'storybook/preview-api';
import type { Guidance } from '@kmx/design-system/guide';

import type { NamedPart } from './groupParts';

export interface StoriesFile {
  readonly default: { readonly title?: string };
}

/** Stories files by name, as in `stories.ts` of their package. */
export type StoriesFiles = Readonly<Record<string, StoriesFile>>;

type Args = Readonly<Record<string, unknown>>;

export interface GuideStory {
  readonly id: string;
  readonly name: string;
  readonly args: Args;
  readonly Story: ComponentType<Args>;
  readonly isPadded: boolean;
}

/** A stories file with its composed stories. */
export interface GuidePart extends NamedPart {
  readonly guidance: Guidance | undefined;
  readonly stories: readonly GuideStory[];
}

/** Minimal renderer. The one in `@storybook/react` adds Storybook's controls, about 100 kB per page. */
const project: ProjectAnnotations<ReactRenderer> = {
  render: (args, { component }) => {
    if (!component) throw new Error('The stories file has no component.');
    return createElement<object>(component, args);
  },
};

const isTexts = (value: unknown): value is readonly string[] =>
  Array.isArray(value) && value.every((text) => typeof text === 'string');

const isGuidance = (value: unknown): value is Guidance =>
  typeof value === 'object' &&
  value !== null &&
  'summary' in value &&
  typeof value.summary === 'string' &&
  'use' in value &&
  isTexts(value.use) &&
  'avoid' in value &&
  isTexts(value.avoid);

const toMessages = (name: string) =>
  name.replace(/([a-z0-9])([A-Z])/g, (_, end: string, start: string) => `${end} ${start.toLowerCase()}`);

/** Composes a stories file, with the default story first. */
export function composePart(name: string, file: StoriesFile): GuidePart {
  const composed: Readonly<Record<string, ComposedStoryFn<ReactRenderer>>> = composeStories(file, project);
  // Module namespaces are in alphabetical order.
  const entries = Object.entries(composed).sort(
    ([a], [b]) => Number(b === 'Default') - Number(a === 'Default'),
  );
  const stories = entries.map(([exported, story]) => ({
    id: `${name}-${exported}`,
    name: toMessages(story.storyName),
    args: story.args,
    Story: (args: Args) => story(args),
    isPadded: story.parameters['layout'] === 'padded',
  }));
  const guidance: unknown = Object.values(composed)[0]?.parameters['guidance'];
  return {
    name,
    title: file.default.title ?? name,
    guidance: isGuidance(guidance) ? guidance : undefined,
    stories,
  };
}

export const composeParts = (files: StoriesFiles): readonly GuidePart[] =>
  Object.entries(files).map(([name, file]) => composePart(name, file));
