'use client';

import { useRouter } from 'next/navigation';
import { useEffect, useRef, useState, type ComponentProps } from 'react';
import { LiveFlashMessage } from '@kmx/blocks/flash-message';
import type { PageTranslation } from '@kmx/core';
import {
  createTranslation,
  type TranslationTask,
  type TranslationView,
} from '@kmx/core/machines/translation';
import { Button, FlashMessage, Grid, Heading, Stack } from '@kmx/design-system';

import { createTranslationEffects } from './createTranslationEffects';
import { LanguageCheckbox, LanguageGroup } from './LanguageChoices';
import { PackageForm } from './PackageForm.client';
import { PackageProblems } from './PackageProblems';
import type { TranslationActionMessages } from './translationActionMessages';
import type { LanguageChoice } from '@/server/editor/area/listLanguageChoices';

interface TranslationActionsProps {
  translation: PageTranslation;
  languages: readonly LanguageChoice[];
  messages: TranslationActionMessages;
}

type Send = ReturnType<typeof createTranslation>['send'];

/**
 * Runs the translation machine of section 4 for a page, and refreshes the server components after a change.
 */
function useTranslation(translation: PageTranslation) {
  const router = useRouter();
  const [view, setView] = useState<TranslationView>();
  const [isDone, setDone] = useState(false);
  const sender = useRef<Send>(undefined);
  const drawn = useRef(translation);
  useEffect(() => {
    let wasBusy = false;
    const panel = createTranslation(
      createTranslationEffects(drawn.current.pageId),
      (next) => {
        const isSettled = wasBusy && next.state === 'ready' && next.error === undefined;
        wasBusy = next.isBusy;
        setView(next);
        setDone(isSettled);
        if (isSettled) router.refresh();
      },
      { translation: drawn.current },
    );
    sender.current = panel.send;
    return () => {
      panel.stop();
    };
  }, [router]);
  return { view, isDone, send: (event: Parameters<Send>[0]) => sender.current?.(event) };
}

/** Returns the possible actions with the chosen languages each applies to. */
function decideTasks(
  chosen: ReadonlySet<string>,
  languages: readonly LanguageChoice[],
  known: PageTranslation,
) {
  const stateOf = (code: string) =>
    known.targetLanguages.find(({ language }) => language === code)?.translationState;
  const codes = languages.map(({ code }) => code).filter((code) => chosen.has(code));
  return {
    mark: codes.filter((code) => stateOf(code) === undefined),
    start: codes.filter((code) => stateOf(code) === 'MarkedForTranslation'),
    reset: codes.filter((code) => ['InProgress', 'Translated'].includes(stateOf(code) ?? '')),
  };
}

/** Buttons for the next step of each language, and the upload of translated packages. */
export function TranslationActions({ translation, languages, messages }: TranslationActionsProps) {
  const { view, isDone, send } = useTranslation(translation);
  const known = view?.translation ?? translation;
  // Marked languages are selected initially, because starting them is the usual next step.
  const [chosen, setChosen] = useState<ReadonlySet<string>>(
    () =>
      new Set(
        translation.targetLanguages
          .filter(({ translationState }) => translationState === 'MarkedForTranslation')
          .map(({ language }) => language),
      ),
  );
  const toggle = (code: string) =>
    setChosen((before) => {
      const next = new Set(before);
      if (!next.delete(code)) next.add(code);
      return next;
    });
  const tasks = decideTasks(chosen, languages, known);
  const isWaiting = view === undefined || view.isBusy;
  const button = (
    name: keyof typeof tasks,
    state: TranslationView['state'],
    variant: ComponentProps<typeof Button>['variant'],
  ) => {
    const task: TranslationTask = { type: `translation.${name}`, languages: tasks[name] };
    return (
      <Button
        size="s"
        variant={variant}
        disabled={isWaiting || tasks[name].length === 0}
        isLoading={view?.state === state}
        loadingLabel={messages.busy}
        onClick={() => send(task)}
      >
        {messages[name]}
      </Button>
    );
  };
  return (
    <Stack as="section" gap="m">
      <Heading level={3} size="m">
        {messages.title}
      </Heading>
      <LanguageGroup legend={messages.languages}>
        <Grid columns={4}>
          {languages.map(({ code, name }) => (
            <LanguageCheckbox
              key={code}
              code={code}
              name={name}
              target={known.targetLanguages.find(({ language }) => language === code)}
              states={messages.states}
              isChosen={chosen.has(code)}
              onToggle={toggle}
            />
          ))}
        </Grid>
      </LanguageGroup>
      <div>
        {button('mark', 'marking', 'secondary')} {button('start', 'starting', 'primary')}{' '}
        {button('reset', 'resetting', 'ghost')}
      </div>
      <PackageForm
        messages={messages}
        isDisabled={isWaiting}
        isBusy={view?.state === 'importing'}
        onImport={(content) => send({ type: 'translation.import', content })}
      />
      {isDone && (
        <LiveFlashMessage type="success" closeLabel={messages.hide}>
          {messages.done}
        </LiveFlashMessage>
      )}
      {view?.error && (
        <FlashMessage type="error">
          <Stack gap="s">
            {messages.errors[view.error]}
            <Button size="s" variant="secondary" onClick={() => send({ type: 'translation.retry' })}>
              {messages.retry}
            </Button>
          </Stack>
        </FlashMessage>
      )}
      {view?.state === 'rejected' && <PackageProblems problems={view.problems} messages={messages} />}
    </Stack>
  );
}
