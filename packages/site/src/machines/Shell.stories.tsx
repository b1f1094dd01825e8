import type { Meta, StoryObj } from '@storybook/react-vite';
import { useEffect, useState } from 'react';
import { expect, within } from 'storybook/test';
import { createShell, shellMachine, type ShellEvent } from '@kmx/core/machines/shell';
import { Stack, Text } from '@kmx/design-system';
import { MachineState, type Guidance } from '@kmx/design-system/guide';

interface ShellWalkProps {
  /** Region and state, such as `version.outdated`. */
  readonly state: string;
  /** The live build; the page was rendered by build `a`. Undefined until the version is known. */
  readonly latest?: string;
  /** Time since the page started, in milliseconds. */
  readonly elapsedMs?: number;
  /** Sent in order, once the version is known. */
  readonly events?: readonly ShellEvent[];
  /** Expected effects of the shell, in order. */
  readonly does: readonly string[];
}

/** A stable reference: the machine restarts when `events` changes. */
const none: readonly ShellEvent[] = [];

/** Drives the shell to a state and lists its effects, most of which are invisible. */
function ShellWalk({ state, latest, elapsedMs = 1_000, events = none }: ShellWalkProps) {
  const [done, setDone] = useState<readonly string[]>([]);
  useEffect(() => {
    const note = (text: string) => setDone((before) => [...before, text]);
    const shell = createShell(
      {
        fetchLatestBuildId: () => {
          note('asks which build is live');
          return latest === undefined ? new Promise(() => undefined) : Promise.resolve(latest);
        },
        loadPage: (href) => note(`loads ${href} anew`),
        pushRoute: (href) => note(`goes to ${href} in the page`),
        reloadPage: () => note('loads the page anew'),
        showError: () => note('shows the error page'),
        logManifestFailure: () => note('notes that nobody answered'),
        prefetchRoute: (href) => note(`fetches ${href} ahead of time`),
        scrollTo: (position) => note(`scrolls to ${position}`),
      },
      { buildId: 'a', elapsedMs, isFormDirty: false },
    );
    // Runs after the first version response, which takes one tick.
    const timer = setTimeout(() => events.forEach(shell.send), 50);
    return () => {
      clearTimeout(timer);
      shell.stop();
      setDone([]);
    };
  }, [latest, elapsedMs, events]);
  return (
    <MachineState root={shellMachine.root} name="Shell" state={state}>
      <Stack gap="s">
        <Text size="xs" tone="muted">
          What the shell has the browser do on the way here
        </Text>
        {done.length === 0 ? (
          <Text>Nothing.</Text>
        ) : (
          <ol>
            {done.map((text, index) => (
              <li key={index}>{text}</li>
            ))}
          </ol>
        )}
      </Stack>
    </MachineState>
  );
}

const meta = {
  title: 'Machines/Shell',
  component: ShellWalk,
  parameters: {
    guidance: {
      summary:
        'What runs behind every page: it learns of new versions, restores the place after “back”, fetches pages ahead of time and never loads over a form that is half filled in.',
      use: [
        'Three things run side by side: the form of the page, the version of the site, and the page itself.',
        'A new version waits for the next link: only then the page is loaded anew, and nobody notices.',
        'A form that somebody has begun outranks a new version and a missing part of the app.',
      ],
      avoid: [
        'To tell the reader of a new version: the next link brings it.',
        'To load a page anew by hand: ask the shell, which knows of the form.',
      ],
    } satisfies Guidance,
  },
  play: async ({ canvasElement, args: { does } }) => {
    for (const text of does) await expect(await within(canvasElement).findByText(text)).toBeVisible();
    await expect(within(canvasElement).queryAllByRole('listitem').length).toBeGreaterThan(does.length);
  },
} satisfies Meta<typeof ShellWalk>;

export default meta;
type Story = StoryObj<typeof meta>;

const requested = 'asks which build is live';
const link: ShellEvent = { type: 'navigation.requested', href: '/en/news' };
const typed: ShellEvent = { type: 'form.changed' };
const gone = (canReload: boolean): ShellEvent => ({
  type: 'chunk.failed',
  canReload,
  cause: new Error('A chunk failed to load.'),
});

export const FormClean: Story = { args: { state: 'form.clean', latest: 'a', does: [requested] } };
/** A new version is live: the form keeps its input, and the link does not reload the page. */
export const FormDirty: Story = {
  args: {
    state: 'form.dirty',
    latest: 'b',
    events: [typed, link],
    does: [requested, 'goes to /en/news in the page'],
  },
};
export const VersionWaiting: Story = {
  args: { state: 'version.waiting', elapsedMs: -1_000_000, does: [] },
};
export const VersionChecking: Story = { args: { state: 'version.checking', does: [requested] } };
export const VersionCurrent: Story = {
  args: {
    state: 'version.current',
    latest: 'a',
    events: [link],
    does: [requested, 'goes to /en/news in the page'],
  },
};
export const VersionOutdated: Story = {
  args: { state: 'version.outdated', latest: 'b', events: [link], does: [requested, 'loads /en/news anew'] },
};
export const PageStanding: Story = { args: { state: 'page.standing', latest: 'a', does: [requested] } };
/** A chunk failed to load while a form is dirty: the next link reloads the page. */
export const PageSpent: Story = {
  args: {
    state: 'page.spent',
    latest: 'a',
    events: [typed, gone(true), { type: 'form.submitted' }, link],
    does: [requested, 'loads /en/news anew'],
  },
};
export const PageLeaving: Story = {
  args: {
    state: 'page.leaving',
    latest: 'a',
    events: [gone(true)],
    does: [requested, 'loads the page anew'],
  },
};
/** The chunk is still missing shortly after a reload. */
export const PageFailed: Story = {
  args: {
    state: 'page.failed',
    latest: 'a',
    events: [gone(false)],
    does: [requested, 'shows the error page'],
  },
};
