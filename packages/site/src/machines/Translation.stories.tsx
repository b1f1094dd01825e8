import type { Meta, StoryObj } from '@storybook/react-vite';
import { useEffect, useState } from 'react';
import { createIntl } from 'react-intl/server';
import { expect, within } from 'storybook/test';
import type { PageTranslation, TranslationState } from '@kmx/core';
import {
  createTranslation,
  TranslationError,
  translationMachine,
  type ImportResult,
  type TranslationEvent,
  type TranslationView,
} from '@kmx/core/machines/translation';
import { Button, FlashMessage, Spinner, Stack } from '@kmx/design-system';
import { MachineState, type Guidance } from '@kmx/design-system/guide';

import english from '../../messages/en.json';
import { LanguageCheckbox, LanguageGroup } from '../shell/editor/translation/LanguageChoices';
import { PackageProblems } from '../shell/editor/translation/PackageProblems';
import { createActionMessages } from '../shell/editor/translation/translationActionMessages';

type Failure = 'unavailable' | 'notPossible';

interface TranslationWalkProps {
  /** Expected final state. */
  readonly state: string;
  /** Initial languages of the page; if undefined, they are loaded. */
  readonly known?: TranslationState;
  /** Server response; if undefined, the request stays pending. */
  readonly response?: TranslationState | Failure | 'rejected';
  readonly event?: TranslationEvent;
}

const messages: Record<string, string> = english;
const actionMessages = createActionMessages(createIntl({ locale: 'en', messages }));

const createPage = (translationState: TranslationState): PageTranslation => ({
  pageId: 'p-1',
  title: 'Crimping',
  site: 'main',
  sourceLanguage: 'en',
  targetLanguages: (['de', 'fr'] as const).map((language) => ({
    id: language,
    language,
    translationState,
    exportedAt: null,
    importedAt: null,
    isStale: false,
    changes: [],
  })),
});

const rejected: ImportResult = {
  ok: false,
  error: [
    {
      kind: 'missingPlaceholder',
      segment: 's-2',
      place: 'Hero banner › Title',
      detail: 'The target lacks {count}.',
    },
    { kind: 'emptyTarget', segment: 's-5', place: 'Text › Paragraph 3', detail: 'The target is empty.' },
  ],
};

const isFailure = (response: TranslationWalkProps['response']): response is Failure =>
  response === 'unavailable' || response === 'notPossible';

function createEffects(response: TranslationWalkProps['response']): Parameters<typeof createTranslation>[0] {
  const reply = (): Promise<PageTranslation> => {
    if (response === undefined || response === 'rejected') return new Promise(() => undefined);
    if (isFailure(response)) return Promise.reject(new TranslationError(response));
    return Promise.resolve(createPage(response));
  };
  const importPackage = (): Promise<ImportResult> =>
    response === 'rejected' ? Promise.resolve(rejected) : reply().then((value) => ({ ok: true, value }));
  return { load: reply, start: reply, reset: reply, mark: reply, importPackage };
}

const names: Readonly<Record<string, string>> = { de: 'German', fr: 'French' };

function Languages({ view: { translation, isBusy, error, state, problems } }: { view: TranslationView }) {
  return (
    <Stack gap="m">
      {isBusy && <Spinner label={actionMessages.busy} />}
      {translation && (
        <LanguageGroup legend={actionMessages.languages}>
          {translation.targetLanguages.map((target) => (
            <LanguageCheckbox
              key={target.language}
              code={target.language}
              name={names[target.language] ?? target.language}
              target={target}
              states={actionMessages.states}
              isChosen
              onToggle={() => undefined}
            />
          ))}
        </LanguageGroup>
      )}
      {error && (
        <FlashMessage type="error">
          <Stack gap="s">
            {actionMessages.errors[error]}
            <Button size="s" variant="secondary">
              {actionMessages.retry}
            </Button>
          </Stack>
        </FlashMessage>
      )}
      {state === 'rejected' && <PackageProblems problems={problems} messages={actionMessages} />}
    </Stack>
  );
}

function TranslationWalk({ known, response, event }: TranslationWalkProps) {
  const [view, setView] = useState<TranslationView>();
  useEffect(() => {
    const panel = createTranslation(
      createEffects(response),
      setView,
      known && { translation: createPage(known) },
    );
    if (event) panel.send(event);
    return panel.stop;
  }, [known, response, event]);
  if (!view) return null;
  return (
    <MachineState root={translationMachine.root} name="Translation" state={view.state}>
      <Languages view={view} />
    </MachineState>
  );
}

const meta = {
  title: 'Machines/Translation',
  component: TranslationWalk,
  parameters: {
    guidance: {
      summary:
        'How far a page is in each of its languages, and the next step: mark, start, reset, or take a translated package. One thing at a time.',
      use: [
        'Whatever fails leaves the last known languages as they are, above the reason and another try.',
        'A package that is refused names every place and what is wrong there: whoever mends it works from this list.',
      ],
      avoid: [
        'To take a part of a package: all of it goes in, or nothing.',
        'To close the way to another step after a failure: the editor may know better.',
      ],
    } satisfies Guidance,
  },
  play: async ({ canvasElement, args }) => {
    await expect(await within(canvasElement).findByRole('heading', { name: args.state })).toBeVisible();
  },
} satisfies Meta<typeof TranslationWalk>;

export default meta;
type Story = StoryObj<typeof meta>;

const start: TranslationEvent = { type: 'translation.start' };
const importing: TranslationEvent = { type: 'translation.import', content: '<xliff />' };

export const Loading: Story = { args: { state: 'loading' } };
export const LoadingFailed: Story = { args: { state: 'failed', response: 'unavailable' } };
export const Ready: Story = { args: { state: 'ready', known: 'MarkedForTranslation' } };
export const Marking: Story = {
  args: {
    state: 'marking',
    known: 'Translated',
    event: { type: 'translation.mark', languages: ['de', 'fr'] },
  },
};
export const Starting: Story = {
  args: { state: 'starting', known: 'MarkedForTranslation', event: start },
};
export const Started: Story = {
  args: { state: 'ready', known: 'MarkedForTranslation', event: start, response: 'InProgress' },
};
/** The last known languages stay visible. */
export const StartFailed: Story = {
  args: { state: 'ready', known: 'MarkedForTranslation', event: start, response: 'notPossible' },
};
export const Resetting: Story = {
  args: { state: 'resetting', known: 'InProgress', event: { type: 'translation.reset' } },
};
export const Importing: Story = { args: { state: 'importing', known: 'InProgress', event: importing } };
export const Refused: Story = {
  args: { state: 'rejected', known: 'InProgress', event: importing, response: 'rejected' },
};
